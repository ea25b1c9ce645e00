# Sceny stołu Ortus Regni: bitwy, spory, turnieje i wszystko, co dzieje się krokami.
# `who` to „you” dla czytającego, „vikings” dla hordy, a „earl” dla każdego innego, którego imię jest w `name`.

## Co ma każda scena

ortus-regni-scene-see-table = Zobacz stół
ortus-regni-scene-back-to-scene = Wróć do sceny

ortus-regni-scene-let-go-note = { $count ->
    [one] Porzucony pan ginie; jego lenno pozostaje twoje, ale bez pana.
   *[other] Porzuceni panowie giną; ich lenna pozostają twoje, ale bez panów.
}
ortus-regni-scene-stake-last = { $who ->
    [you] To twój ostatni budynek: odpadniesz z gry.
   *[earl] To ostatni budynek gracza { NAME($name, form: "bare") }, który odpadnie z gry.
}
ortus-regni-scene-go-on = Dalej
ortus-regni-scene-you = Ty
ortus-regni-scene-watching = Dzieje się to krok po kroku; Pomiń przechodzi na koniec.
ortus-regni-scene-waiting = Teraz decyduje: { $names }.
ortus-regni-scene-held = Twoja odpowiedź jest już udzielona. Wszystkie odpowiedzi pokazuje się po takim samym czasie, więc nikt nie pozna, jak szybko odpowiadasz.
ortus-regni-scene-your-fiefs = Twoje lenna
ortus-regni-scene-open-for = { $seconds ->
    [one] Pytanie trwa { $seconds } sekundę
    [few] Pytanie trwa { $seconds } sekundy
   *[many] Pytanie trwa { $seconds } sekund
}
ortus-regni-scene-seconds = trwa { $seconds } s

ortus-regni-scene-step-field = Siły
ortus-regni-scene-step-defence = Obrona
ortus-regni-scene-step-card = Karta bitwy
ortus-regni-scene-step-damage = Obrażenia
ortus-regni-scene-step-spoils = Łupy
ortus-regni-scene-step-plot = Spisek
ortus-regni-scene-step-answers = Odpowiedzi
ortus-regni-scene-step-outcome = Wynik
ortus-regni-scene-step-attend = Udział?
ortus-regni-scene-step-stakes = Stawka i zawodnik
ortus-regni-scene-step-lances = Kopie
ortus-regni-scene-step-captives = Pojmani
ortus-regni-scene-step-price = Cena

## Bitwa

ortus-regni-scene-battle-siege = { $who ->
    [vikings-yours] Wikingowie oblegają twój { NAME($building, form: "accusative") } { $number }
    [vikings] Wikingowie oblegają { NAME($building, form: "accusative") } { $number } gracza { NAME($name, form: "bare") }
    [yours] Oblężenie: twój { NAME($building, form: "accusative") } { $number }
   *[theirs] Oblężenie: { NAME($building, form: "accusative") } { $number } gracza { NAME($name, form: "bare") }
}
ortus-regni-scene-battle-raid = { $who ->
    [vikings-yours] Wikingowie najeżdżają twój { NAME($building, form: "accusative") } { $number }
    [vikings] Wikingowie najeżdżają { NAME($building, form: "accusative") } { $number } gracza { NAME($name, form: "bare") }
    [yours] Najazd: twój { NAME($building, form: "accusative") } { $number }
   *[theirs] Najazd: { NAME($building, form: "accusative") } { $number } gracza { NAME($name, form: "bare") }
}
ortus-regni-scene-battle-towers = { $who ->
    [vikings-yours] Wikingowie atakują twoje wieże
    [vikings] Wikingowie atakują wieże gracza { NAME($name, form: "bare") }
    [yours] Atak na twoje wieże
   *[theirs] Atak: wieże gracza { NAME($name, form: "bare") }
}
ortus-regni-scene-side-attack = { $who ->
    [you] Atakujesz
   *[earl] Atakuje { $name }
}
ortus-regni-scene-side-defence = { $who ->
    [you] Bronisz się
   *[earl] Broni się { $name }
}
ortus-regni-scene-side-vikings = Wikingowie
ortus-regni-scene-led-by = { $who ->
    [you] dowodzisz ty: wylosowano twoją kostkę
   *[earl] dowodzi { $name }: wylosowano kostkę tego koloru
}
ortus-regni-scene-fielded = { $count ->
    [0] nic w polu
    [one] { $count } karta w polu
    [few] { $count } karty w polu
   *[many] { $count } kart w polu
}
ortus-regni-scene-imagined-note = przypuszczenie: klikaj karty, by je dodać lub usunąć
ortus-regni-scene-imagined-nobody = na stole nie ma nikogo
ortus-regni-scene-imagined-hand = { $count ->
    [one] i może dołączyć { $count } karta z ręki
    [few] i mogą dołączyć { $count } karty z ręki
   *[many] i może dołączyć { $count } kart z ręki
}
ortus-regni-scene-strength = Siła { $strength }
ortus-regni-scene-fighter-lord = { $card }, pan
ortus-regni-scene-fighter-hand = { $card }, z ręki
ortus-regni-scene-fighter-pool = { $card }
ortus-regni-scene-fighter-mercenary = { $card }
ortus-regni-scene-fighter-garrison = { $card }, garnizon
ortus-regni-scene-fighter-king = { $card }
ortus-regni-scene-fighter-guard = { $card }, gwardia
ortus-regni-scene-fighter-horde = { $card }
ortus-regni-scene-fighter-spoken = { $fate ->
    [lost] { $fighter }, przepada
    [captive] { $fighter }, w niewoli
   *[none] { $fighter }, zadaje { $deals }
}
ortus-regni-scene-if-it-is = Jeśli to „{ $card }”
ortus-regni-scene-it-is = { $card }
ortus-regni-scene-if-undefended = Bez obrony
ortus-regni-scene-sum-strength = Punkty przeciw obrońcy
ortus-regni-scene-sum-attacker = Punkty przeciw atakującemu
ortus-regni-scene-sum-force = przyjmuje obrona
ortus-regni-scene-sum-imagined = przyjmuje przypuszczalna obrona
ortus-regni-scene-sum-towers = przyjmują wieże
ortus-regni-scene-sum-reach-siege = { $building }: tyle dociera (potrzeba { $needed })
ortus-regni-scene-sum-reach-raid = dociera do posiadłości
ortus-regni-scene-sum-reach-towers = dociera do wież
ortus-regni-scene-chance-siege = Budynek pada w { $chance } na 100 losowań.
ortus-regni-scene-chance-siege-range = Budynek pada w { $least } do { $most } na 100 losowań: rozstrzygnąć może Kościół.
ortus-regni-scene-chance-raid = Posiadłości padają w { $chance } na 100 losowań.
ortus-regni-scene-chance-raid-range = Posiadłości padają w { $least } do { $most } na 100 losowań: rozstrzygnąć może Kościół.
ortus-regni-scene-chance-towers = Wieże padają w { $chance } na 100 losowań.
ortus-regni-scene-chance-towers-range = Wieże padają w { $least } do { $most } na 100 losowań: rozstrzygnąć może Kościół.
ortus-regni-scene-to-hold = { $count ->
    [one] Utrzymałaby to jeszcze { $count } karta.
    [few] Utrzymałyby to jeszcze { $count } karty.
   *[many] Utrzymałoby to jeszcze { $count } kart.
}

ortus-regni-scene-fates = Co zrobiłaby każda karta bitwy
ortus-regni-scene-odds = { $left } z { $all } · { $share }%
ortus-regni-scene-drawn = dobrana
ortus-regni-scene-no-card = Bez obrony nie dobiera się karty bitwy.
ortus-regni-scene-fate-siege-falls = { $building } pada: dociera { $reach }, wystarczy { $needed }.
ortus-regni-scene-fate-siege-stands = { $building } stoi: dociera { $reach } z { $needed }.
ortus-regni-scene-fate-siege-untouched = { $building }: bez szwanku.
ortus-regni-scene-fate-raid-falls = { $fallen ->
    [one] Pada { $fallen } z { $standing } posiadłości.
    [few] Padają { $fallen } z { $standing } posiadłości.
   *[many] Pada { $fallen } z { $standing } posiadłości.
}
ortus-regni-scene-fate-raid-stands = Żadna posiadłość nie pada.
ortus-regni-scene-fate-raid-untouched = Posiadłości są nietknięte.
ortus-regni-scene-fate-towers-falls = { $fallen ->
    [one] Pada { $fallen } z { $standing } wież.
    [few] Padają { $fallen } z { $standing } wież.
   *[many] Pada { $fallen } z { $standing } wież.
}
ortus-regni-scene-fate-towers-stands = Żadna wieża nie pada.
ortus-regni-scene-fate-towers-untouched = Wieże są nietknięte.
ortus-regni-scene-fate-eliminated = { $who ->
    [you] Odpadasz z gry.
   *[earl] { $name } odpada z gry.
}
ortus-regni-scene-fate-captured = { $who ->
    [you] { $count ->
        [one] Twój pojmany: { $lords }. Oddaj za niego posiadłości lub budynki ({ $price }) albo go stracisz.
       *[other] Twoi pojmani: { $lords }. Za każdego oddaj posiadłości lub budynki ({ $price }) albo go stracisz.
    }
   *[earl] { $count ->
        [one] Pojmany gracza { NAME($name, form: "bare") }: { $lords }. Okup za niego to posiadłości lub budynki: { $price }.
       *[other] Pojmani gracza { NAME($name, form: "bare") }: { $lords }. Okup za każdego to posiadłości lub budynki: { $price }.
    }
}
ortus-regni-scene-fate-captured-lost = { $who ->
    [you] Pojmani i straceni: { $lords }. Nie masz czym zapłacić.
   *[earl] Pojmani i straceni panowie gracza { NAME($name, form: "bare") }: { $lords }.
}
ortus-regni-scene-fate-takes = { $who ->
    [you] { $mortal ->
        [one] Przyjmujesz { $points }: ginie twój jedyny żołnierz.
       *[other] Przyjmujesz { $points }: ginie co najmniej { $lost } z { $mortal } żołnierzy.
    }
    [vikings] Horda traci { $lost } z { $mortal } kart.
   *[earl] { $mortal ->
        [one] { $name } przyjmuje { $points }: ginie jedyny żołnierz.
       *[other] { $name } przyjmuje { $points }: ginie co najmniej { $lost } z { $mortal } żołnierzy.
    }
}
ortus-regni-scene-fate-takes-all = { $who ->
    [you] Przyjmujesz { $points }: giną wszyscy twoi żołnierze ({ $mortal }).
    [vikings] Horda traci wszystkie karty ({ $mortal }).
   *[earl] { $name } przyjmuje { $points }: giną wszyscy żołnierze ({ $mortal }).
}
ortus-regni-scene-fate-takes-unhurt = { $who ->
    [you] Przyjmujesz { $points } i nie musisz nikogo tracić.
    [vikings] Horda przyjmuje { $points }.
   *[earl] { $name } przyjmuje { $points } i nie musi nikogo tracić.
}
ortus-regni-scene-fate-takes-nothing = { $who ->
    [you] Nie przyjmujesz obrażeń.
    [vikings] Horda nic nie traci.
   *[earl] { $name } nie przyjmuje obrażeń.
}
ortus-regni-scene-fate-took = { $who ->
    [you] { $lost ->
        [0] Przyjęte obrażenia: { $points }. Nikt z twoich nie zginął.
       *[other] Przyjęte obrażenia: { $points }. Straty: { $lost } z { $mortal } żołnierzy.
    }
    [vikings] { $lost ->
        [0] Horda nic nie straciła.
       *[other] Horda straciła { $lost } z { $mortal } kart.
    }
   *[earl] { $lost ->
        [0] { $name }: przyjęte obrażenia: { $points }, nikt nie zginął.
       *[other] { $name }: przyjęte obrażenia: { $points }, straty: { $lost } z { $mortal } żołnierzy.
    }
}
ortus-regni-scene-fate-may-take = { $who ->
    [you] Możesz wziąć, co padnie.
    [vikings] Wikingowie nic nie biorą.
   *[earl] { $name } może wziąć, co padnie.
}
ortus-regni-scene-fate-church = { $who ->
    [you] Rozstrzygasz za Kościół: jeden z trzech pozostałych wyników.
   *[earl] { $name } rozstrzyga za Kościół: jeden z trzech pozostałych wyników.
}

ortus-regni-scene-muster = Co możesz wystawić
ortus-regni-scene-muster-lords = Panowie
ortus-regni-scene-muster-lords-note = wracają
ortus-regni-scene-muster-hired = Najemnicy
ortus-regni-scene-muster-hired-note = mogą zginąć
ortus-regni-scene-muster-pool = Pula
ortus-regni-scene-muster-pool-note = { $left ->
    [0] więcej nie może: po jednej za ziemię i miasto targowe w parze
    [one] może walczyć jeszcze { $left }
    [few] mogą walczyć jeszcze { $left }
   *[many] może walczyć jeszcze { $left }
}
ortus-regni-scene-muster-crown = Korona
ortus-regni-scene-muster-crown-note = król i gwardia
ortus-regni-scene-muster-hand = Ręka
ortus-regni-scene-muster-hand-note = potem odrzucane
ortus-regni-scene-muster-empty = Nie ma już co wystawić.
ortus-regni-scene-suppose = Załóż, że bronią się wszyscy ze stołu
ortus-regni-scene-march = Ruszaj z siłą { $strength }
ortus-regni-scene-march-none = Najpierw kogoś wystaw
ortus-regni-scene-march-note = Potem wystawia się obronę i dobiera kartę.
ortus-regni-scene-stand = { $count ->
    [0] Nie wystawiaj obrony
   *[other] Broń się z siłą { $strength }
}
ortus-regni-scene-stand-note = Potem dobiera się kartę bitwy.
ortus-regni-scene-stand-none-note = Karty bitwy się wtedy nie dobiera.
ortus-regni-scene-spread = { $points ->
    [one] { $points } punkt do przyjęcia. Kliknij kartę, która go przyjmie.
    [few] { $points } punkty do przyjęcia. Kliknij karty, które przyjmą po jednym.
   *[many] { $points } punktów do przyjęcia. Kliknij karty, które przyjmą po jednym.
}
ortus-regni-scene-cheapest = Najmniejsze straty
ortus-regni-scene-towers-fall = { $count ->
    [one] Pada { $count } twoja wieża: wybierz ją.
    [few] Padają { $count } twoje wieże: wybierz je.
   *[many] Pada { $count } twoich wież: wybierz je.
}
ortus-regni-scene-properties-fall = { $count ->
    [one] Pada { $count } twoja posiadłość: wybierz ją.
    [few] Padają { $count } twoje posiadłości: wybierz je.
   *[many] Pada { $count } twoich posiadłości: wybierz je.
}
ortus-regni-scene-spoils = { $card } pada. Weź tę kartę do jednego ze swoich lenn albo ją zniszcz.
ortus-regni-scene-seize-place = Weź tutaj
ortus-regni-scene-seize-building = { $building }
ortus-regni-scene-seize-lord = { $lord }
ortus-regni-scene-seize-property = { $property }
ortus-regni-scene-destroy = Zniszcz
ortus-regni-scene-capture = { $building } pada. Zajmij go jako swoje puste lenno albo zniszcz.
ortus-regni-scene-capture-it = Zajmij
ortus-regni-scene-rule = Władasz Kościołem: wybierz wynik powyżej.
ortus-regni-scene-tactics = Wynik bitwy to teraz „{ $result }”. Chorągiew z ręki, położona na karcie, go odwraca.
ortus-regni-scene-tactics-pass = Niech tak zostanie
ortus-regni-scene-banners = Położone chorągwie
ortus-regni-scene-banner-laid = { $who ->
    [you] twoja chorągiew
   *[earl] chorągiew, którą kładzie { $name }
}
ortus-regni-scene-banner-slot = Połóż chorągiew: „{ $result }”
ortus-regni-scene-banner-slot-none = Brak chorągwi w ręce
ortus-regni-scene-banner-slot-theirs = { $name } może położyć chorągiew
ortus-regni-scene-over = Bitwa skończona.
ortus-regni-scene-over-card = Bitwa skończona: { $card }.

## Okup

ortus-regni-scene-ransom-title = { $count ->
    [one] Twój pan jest pojmany
   *[other] Twoi panowie są pojmani
}
ortus-regni-scene-captives = Pojmani
ortus-regni-scene-ransom-him = Wykup { NAME($lord, form: "accusative") }
ortus-regni-scene-you-own = Co posiadasz
ortus-regni-scene-pay-with = Wybierz, co oddajesz za { NAME($lord, form: "accusative") }.
ortus-regni-scene-ransom-price = { $price ->
    [one] Za pana płaci się jedną posiadłością albo jednym budynkiem ze wszystkim, co do niego należy.
   *[other] Cena za pana w posiadłościach lub budynkach: { $price }.
}
ortus-regni-scene-ransom-note = To, co oddasz, dostaje { $name }. Nie można oddać ostatniego budynku ani budynku pojmanego.
ortus-regni-scene-ransom-ask = Wykup pana albo porzuć pojmanych.
ortus-regni-scene-pay-ask = Kliknij, co oddajesz.
ortus-regni-scene-let-go = { $count ->
    [one] Porzuć go
   *[other] Porzuć ich
}
ortus-regni-scene-pay-building = Oddaj { NAME($building, form: "accusative") } ze wszystkim, co do niego należy
ortus-regni-scene-pay-lord = { $lord }
ortus-regni-scene-pay-property = Oddaj { NAME($property, form: "accusative") }
ortus-regni-scene-pay-place = Zapłać

## Spór

ortus-regni-scene-plot = { $who ->
    [you] { $plot } przeciw tobie: { NAME($target, form: "inside") }
   *[earl] { $plot } przeciw graczowi { NAME($name, form: "bare") }: { NAME($target, form: "inside") }
}{ $number ->
    [0] { "" }
   *[other] { " " }({ NAME($building, form: "inside") } { $number })
}
ortus-regni-scene-struggle-how = Odpowiada się kartami na zmianę, aż ktoś spasuje. Gdy pasuje ofiara, spisek się udaje; gdy knujący, spisek się nie udaje.
ortus-regni-scene-last-card = Ostatnia karta
ortus-regni-scene-answered-by = można odpowiedzieć:
ortus-regni-scene-cards-played = Zagrane karty
ortus-regni-scene-your-answer = twoja odpowiedź?
ortus-regni-scene-their-answer = może odpowiedzieć { $names }
ortus-regni-scene-as-it-stands = Na razie spisek się udaje.
ortus-regni-scene-as-it-stands-foiled = Na razie spisek się nie udaje.
ortus-regni-scene-at-stake = Stawka
ortus-regni-scene-stake-lord = { $who ->
    [you] { $count ->
        [0] Stracisz { NAME($card, form: "accusative") } i jego budynek.
        [one] Stracisz { NAME($card, form: "accusative") }, jego budynek i { $count } posiadłość.
        [few] Stracisz { NAME($card, form: "accusative") }, jego budynek i { $count } posiadłości.
       *[many] Stracisz { NAME($card, form: "accusative") }, jego budynek i { $count } posiadłości.
    }
   *[earl] { $count ->
        [0] { $name } straci { NAME($card, form: "accusative") } i jego budynek.
        [one] { $name } straci { NAME($card, form: "accusative") }, jego budynek i { $count } posiadłość.
        [few] { $name } straci { NAME($card, form: "accusative") }, jego budynek i { $count } posiadłości.
       *[many] { $name } straci { NAME($card, form: "accusative") }, jego budynek i { $count } posiadłości.
    }
}
ortus-regni-scene-stake-prince = { $who ->
    [you] Stracisz księcia, ale zachowasz lenno.
   *[earl] { $name } straci księcia, ale zachowa lenno.
}
ortus-regni-scene-stake-property-treachery = { $who ->
    [you] Stracisz { NAME($card, form: "accusative") }.
   *[earl] { $name } straci { NAME($card, form: "accusative") }.
}
ortus-regni-scene-stake-property-intrigue = { $who ->
    [you] Knujący przejmie twoją kartę: { NAME($card, form: "inside") }.
    [plotter] Przejmiesz kartę gracza { NAME($name, form: "bare") }: { NAME($card, form: "inside") }.
   *[earl] Knujący przejmie kartę gracza { NAME($name, form: "bare") }: { NAME($card, form: "inside") }.
}
ortus-regni-scene-stake-mercenary-treachery = { $who ->
    [you] Stracisz najemnika z garnizonem.
   *[earl] { $name } straci najemnika z garnizonem.
}
ortus-regni-scene-stake-mercenary-intrigue = { $who ->
    [you] Twój najemnik przejdzie z garnizonem do knującego.
    [plotter] Najemnik gracza { NAME($name, form: "bare") } przejdzie z garnizonem do ciebie.
   *[earl] Najemnik gracza { NAME($name, form: "bare") } przejdzie z garnizonem do knującego.
}
ortus-regni-scene-answer = Odpowiedz
ortus-regni-scene-from-hand = z ręki
ortus-regni-scene-no-answer = Nie masz karty, którą można na to odpowiedzieć.
ortus-regni-scene-pass-foiled = Pas: spisek się nie udaje
ortus-regni-scene-pass-succeeds = Pas: spisek się udaje
ortus-regni-scene-pass-note = Zagrane karty się odrzuca, jakikolwiek jest wynik.
ortus-regni-scene-struggle-over = Spór skończony.

ortus-regni-scene-when-asked = Gdy pada pytanie
ortus-regni-scene-only-you-see = widzisz tylko ty
ortus-regni-scene-wish-ask = Zawsze pytaj
ortus-regni-scene-wish-target = Pytaj, gdy dotyczy mnie
ortus-regni-scene-wish-never = Nie pytaj, pasuj za mnie
ortus-regni-scene-wish-note = Pas w twoim imieniu czeka tak samo długo jak twój własny: nikt ich nie odróżni.

## Turniej

ortus-regni-scene-joust-title = { $who ->
    [you] Ogłaszasz turniej
   *[earl] { $name } ogłasza turniej
}
ortus-regni-scene-stakes = stawia
ortus-regni-scene-rider = zawodnik
ortus-regni-scene-a-lord = pan
ortus-regni-scene-dealt = rozdane
ortus-regni-scene-excused = wymówka chorągwią
ortus-regni-scene-deciding = decyduje
ortus-regni-scene-not-asked = jeszcze bez pytania
ortus-regni-scene-asked-last = decyduje na końcu
ortus-regni-scene-wins-stakes = wygrywa wszystkie stawki
ortus-regni-scene-rank-three-princes = trzej książęta
ortus-regni-scene-rank-three-vassals = trzej wasale
ortus-regni-scene-rank-princes-and-vassal = para książąt i wasal
ortus-regni-scene-rank-princes = para książąt
ortus-regni-scene-rank-vassals-and-prince = para wasali i książę
ortus-regni-scene-rank-vassals = para wasali
ortus-regni-scene-rank-prince-and-vassal = książę i wasal
ortus-regni-scene-rank-prince = książę
ortus-regni-scene-rank-vassal = wasal
ortus-regni-scene-rank-nothing = same pechowe karty
ortus-regni-scene-joust-ask = Kto bierze udział, stawia posiadłość lub budynek i wysyła zawodnika, który dostaje jeszcze 2 karty: najwięcej książąt, potem wasali, wygrywa wszystkie stawki. Zawodnik z ręki i pan, który nie wygra, przepadają.
ortus-regni-scene-could-stake = możesz postawić
ortus-regni-scene-could-send = możesz wysłać
ortus-regni-scene-no-stake = nic do postawienia
ortus-regni-scene-attend = Weź udział
ortus-regni-scene-excuse = Wymów się: odrzuć chorągiew
ortus-regni-scene-stake-ask = Wybierz stawkę. Bierze ją zwycięzca.
ortus-regni-scene-stake-building = Postaw { NAME($building, form: "accusative") } z całym lennem
ortus-regni-scene-stake-property = Postaw { NAME($property, form: "accusative") }
ortus-regni-scene-stake-place = Postaw
ortus-regni-scene-rider-ask = Wybierz zawodnika: najwięcej znaczy książę, potem wasal, czempion jako jeden z nich, reszta nic. Pan walczy jawnie i przepada, jeśli nie wygra; karta z ręki walczy zakryta i jest odrzucana.

## Korona, ręka początkowa, seria

ortus-regni-scene-levy-title = Król { $name } żąda daniny
ortus-regni-scene-levy-ask = Przy koronacji każdy inny hrabia oddaje jedną kartę armii do gwardii królewskiej, która walczy za króla. Wybierz swoją: już do ciebie nie wróci.
ortus-regni-scene-levy-pool = Z twojej puli
ortus-regni-scene-levy-garrison = Z garnizonu
ortus-regni-scene-levy-count = { $count ->
    [one] jedyna, jaka tam jest
   *[other] jedna z { $count }
}
ortus-regni-scene-mulligan-title = Twoja ręka początkowa
ortus-regni-scene-mulligan-note = { $castles ->
    [0] Nie ma w niej zamku. Nowa ręka to pięć innych kart z talii; możesz to zrobić raz.
   *[other] Nowa ręka to pięć innych kart z talii; możesz to zrobić raz.
}
ortus-regni-scene-mulligan-odds = { $castles ->
    [0] W twojej talii nie ma zamku, więc nie będzie go i w nowej ręce.
    [one] Nowa ręka ma zamek w { $chance } na 100 dobrań: jest { $castles } wśród { $cards } kart.
    [few] Nowa ręka ma zamek w { $chance } na 100 dobrań: są { $castles } wśród { $cards } kart.
   *[many] Nowa ręka ma zamek w { $chance } na 100 dobrań: jest { $castles } wśród { $cards } kart.
}
ortus-regni-scene-mulligan-keep = Zatrzymaj tę rękę
ortus-regni-scene-mulligan-redraw = Dobierz nową rękę
ortus-regni-scene-series-title = Następna gra serii
ortus-regni-scene-series-note = Gra { $number } skończona. Zachowaj talię na następną albo zbuduj nową; zwycięzca zachowuje swoją.
ortus-regni-scene-series-keep = Zachowaj moją talię
ortus-regni-scene-series-rebuild = Zbuduj nową talię
