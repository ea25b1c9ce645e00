# What the game is called on the first page, before anybody has opened it.

brian-boru-title = Brian Boru: Wielki Król Irlandii
brian-boru-blurb = Wygrywaj próby, by zajmować miasta, zawieraj przymierza przez zaślubiny, odpieraj Wikingów, zjednaj sobie Kościół i połącz Irlandię pod jedną koroną.
