# What the game is called on the first page, before anybody has opened it.

brian-boru-title = Brian Boru: High King of Ireland
brian-boru-blurb = Win tricks to take towns, court the princess's kin, hold the Vikings off, please the Church, and unite Ireland under one crown.
