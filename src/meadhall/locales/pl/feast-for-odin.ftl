# Uczta dla Odyna

## Nazwy

feast-for-odin-item-peas = { $form ->
    [counted] { $count ->
        [one] groch
        [few] żetony grochu
        [other] żetonu grochu
       *[many] żetonów grochu
    }
    [genitive] { $count ->
        [one] grochu
       *[other] żetonów grochu
    }
    [accusative] { $count ->
        [one] groch
        [few] żetony grochu
        [other] żetonu grochu
       *[many] żetonów grochu
    }
    [instrumental] grochem
    [locative] grochu
   *[plain] groch
}
    .gender = masculine
feast-for-odin-item-mead = { $form ->
    [counted] { $count ->
        [one] miód pitny
        [few] miody pitne
        [other] miodu pitnego
       *[many] miodów pitnych
    }
    [genitive] { $count ->
        [one] miodu pitnego
       *[other] miodów pitnych
    }
    [accusative] { $count ->
        [one] miód pitny
        [few] miody pitne
        [other] miodu pitnego
       *[many] miodów pitnych
    }
    [instrumental] miodem pitnym
    [locative] miodzie pitnym
   *[plain] miód pitny
}
    .gender = masculine
feast-for-odin-item-oil = { $form ->
    [counted] { $count ->
        [one] olej
        [few] oleje
        [other] oleju
       *[many] olejów
    }
    [genitive] { $count ->
        [one] oleju
       *[other] olejów
    }
    [accusative] { $count ->
        [one] olej
        [few] oleje
        [other] oleju
       *[many] olejów
    }
    [instrumental] olejem
    [locative] oleju
   *[plain] olej
}
    .gender = masculine
feast-for-odin-item-rune_stone = { $form ->
    [counted] { $count ->
        [one] kamień runiczny
        [few] kamienie runiczne
        [other] kamienia runicznego
       *[many] kamieni runicznych
    }
    [genitive] { $count ->
        [one] kamienia runicznego
       *[other] kamieni runicznych
    }
    [accusative] { $count ->
        [one] kamień runiczny
        [few] kamienie runiczne
        [other] kamienia runicznego
       *[many] kamieni runicznych
    }
    [instrumental] kamieniem runicznym
    [locative] kamieniu runicznym
   *[plain] kamień runiczny
}
    .gender = masculine
feast-for-odin-item-flax = { $form ->
    [counted] { $count ->
        [one] len
        [few] żetony lnu
        [other] żetonu lnu
       *[many] żetonów lnu
    }
    [genitive] { $count ->
        [one] lnu
       *[other] żetonów lnu
    }
    [accusative] { $count ->
        [one] len
        [few] żetony lnu
        [other] żetonu lnu
       *[many] żetonów lnu
    }
    [instrumental] lnem
    [locative] lnie
   *[plain] len
}
    .gender = masculine
feast-for-odin-item-stockfish = { $form ->
    [counted] { $count ->
        [one] suszona ryba
        [few] suszone ryby
        [other] suszonej ryby
       *[many] suszonych ryb
    }
    [genitive] { $count ->
        [one] suszonej ryby
       *[other] suszonych ryb
    }
    [accusative] { $count ->
        [one] suszoną rybę
        [few] suszone ryby
        [other] suszonej ryby
       *[many] suszonych ryb
    }
    [instrumental] suszoną rybą
    [locative] suszonej rybie
   *[plain] suszona ryba
}
    .gender = feminine
feast-for-odin-item-hide = { $form ->
    [counted] { $count ->
        [one] skóra
        [few] skóry
        [other] skóry
       *[many] skór
    }
    [genitive] { $count ->
        [one] skóry
       *[other] skór
    }
    [accusative] { $count ->
        [one] skórę
        [few] skóry
        [other] skóry
       *[many] skór
    }
    [instrumental] skórą
    [locative] skórze
   *[plain] skóra
}
    .gender = feminine
feast-for-odin-item-silverware = { $form ->
    [counted] { $count ->
        [one] srebrna zastawa
        [few] srebrne zastawy
        [other] srebrnej zastawy
       *[many] srebrnych zastaw
    }
    [genitive] { $count ->
        [one] srebrnej zastawy
       *[other] srebrnych zastaw
    }
    [accusative] { $count ->
        [one] srebrną zastawę
        [few] srebrne zastawy
        [other] srebrnej zastawy
       *[many] srebrnych zastaw
    }
    [instrumental] srebrną zastawą
    [locative] srebrnej zastawie
   *[plain] srebrna zastawa
}
    .gender = feminine
feast-for-odin-item-beans = { $form ->
    [counted] { $count ->
        [one] fasola
        [few] fasole
        [other] fasoli
       *[many] fasoli
    }
    [genitive] fasoli
    [accusative] { $count ->
        [one] fasolę
        [few] fasole
        [other] fasoli
       *[many] fasoli
    }
    [instrumental] fasolą
    [locative] fasoli
   *[plain] fasola
}
    .gender = feminine
feast-for-odin-item-milk = { $form ->
    [counted] { $count ->
        [one] mleko
        [few] mleka
        [other] mleka
       *[many] mlek
    }
    [genitive] { $count ->
        [one] mleka
       *[other] mlek
    }
    [accusative] { $count ->
        [one] mleko
        [few] mleka
        [other] mleka
       *[many] mlek
    }
    [instrumental] mlekiem
    [locative] mleku
   *[plain] mleko
}
    .gender = neuter
feast-for-odin-item-wool = { $form ->
    [counted] { $count ->
        [one] wełna
        [few] wełny
        [other] wełny
       *[many] wełn
    }
    [genitive] { $count ->
        [one] wełny
       *[other] wełn
    }
    [accusative] { $count ->
        [one] wełnę
        [few] wełny
        [other] wełny
       *[many] wełn
    }
    [instrumental] wełną
    [locative] wełnie
   *[plain] wełna
}
    .gender = feminine
feast-for-odin-item-chest = { $form ->
    [counted] { $count ->
        [one] skrzynia
        [few] skrzynie
        [other] skrzyni
       *[many] skrzyń
    }
    [genitive] { $count ->
        [one] skrzyni
       *[other] skrzyń
    }
    [accusative] { $count ->
        [one] skrzynię
        [few] skrzynie
        [other] skrzyni
       *[many] skrzyń
    }
    [instrumental] skrzynią
    [locative] skrzyni
   *[plain] skrzynia
}
    .gender = feminine
feast-for-odin-item-grain = { $form ->
    [counted] { $count ->
        [one] zboże
        [few] zboża
        [other] zboża
       *[many] zbóż
    }
    [genitive] { $count ->
        [one] zboża
       *[other] zbóż
    }
    [accusative] { $count ->
        [one] zboże
        [few] zboża
        [other] zboża
       *[many] zbóż
    }
    [instrumental] zbożem
    [locative] zbożu
   *[plain] zboże
}
    .gender = neuter
feast-for-odin-item-salt_meat = { $form ->
    [counted] { $count ->
        [one] solone mięso
        [few] solone mięsa
        [other] solonego mięsa
       *[many] solonych mięs
    }
    [genitive] { $count ->
        [one] solonego mięsa
       *[other] solonych mięs
    }
    [accusative] { $count ->
        [one] solone mięso
        [few] solone mięsa
        [other] solonego mięsa
       *[many] solonych mięs
    }
    [instrumental] solonym mięsem
    [locative] solonym mięsie
   *[plain] solone mięso
}
    .gender = neuter
feast-for-odin-item-linen = { $form ->
    [counted] { $count ->
        [one] płótno
        [few] płótna
        [other] płótna
       *[many] płócien
    }
    [genitive] { $count ->
        [one] płótna
       *[other] płócien
    }
    [accusative] { $count ->
        [one] płótno
        [few] płótna
        [other] płótna
       *[many] płócien
    }
    [instrumental] płótnem
    [locative] płótnie
   *[plain] płótno
}
    .gender = neuter
feast-for-odin-item-silk = { $form ->
    [counted] { $count ->
        [one] jedwab
        [few] jedwabie
        [other] jedwabiu
       *[many] jedwabi
    }
    [genitive] { $count ->
        [one] jedwabiu
       *[other] jedwabi
    }
    [accusative] { $count ->
        [one] jedwab
        [few] jedwabie
        [other] jedwabiu
       *[many] jedwabi
    }
    [instrumental] jedwabiem
    [locative] jedwabiu
   *[plain] jedwab
}
    .gender = masculine
feast-for-odin-item-cabbage = { $form ->
    [counted] { $count ->
        [one] kapusta
        [few] kapusty
        [other] kapusty
       *[many] kapust
    }
    [genitive] { $count ->
        [one] kapusty
       *[other] kapust
    }
    [accusative] { $count ->
        [one] kapustę
        [few] kapusty
        [other] kapusty
       *[many] kapust
    }
    [instrumental] kapustą
    [locative] kapuście
   *[plain] kapusta
}
    .gender = feminine
feast-for-odin-item-game_meat = { $form ->
    [counted] { $count ->
        [one] żeton dziczyzny
        [few] żetony dziczyzny
        [other] żetonu dziczyzny
       *[many] żetonów dziczyzny
    }
    [genitive] { $count ->
        [one] dziczyzny
       *[other] żetonów dziczyzny
    }
    [accusative] { $count ->
        [one] żeton dziczyzny
        [few] żetony dziczyzny
        [other] żetonu dziczyzny
       *[many] żetonów dziczyzny
    }
    [instrumental] dziczyzną
    [locative] dziczyźnie
   *[plain] dziczyzna
}
    .gender = feminine
feast-for-odin-item-skin_and_bones = { $form ->
    [counted] { $count ->
        [one] żeton skóry i kości
        [few] żetony skóry i kości
        [other] żetonu skóry i kości
       *[many] żetonów skóry i kości
    }
    [genitive] { $count ->
        [one] skóry i kości
       *[other] żetonów skóry i kości
    }
    [accusative] { $count ->
        [one] żeton skóry i kości
        [few] żetony skóry i kości
        [other] żetonu skóry i kości
       *[many] żetonów skóry i kości
    }
    [instrumental] skórą i kośćmi
    [locative] skórze i kościach
   *[plain] skóra i kości
}
    .gender = feminine
feast-for-odin-item-spices = { $form ->
    [counted] { $count ->
        [one] żeton przypraw
        [few] żetony przypraw
        [other] żetonu przypraw
       *[many] żetonów przypraw
    }
    [genitive] { $count ->
        [one] przypraw
       *[other] żetonów przypraw
    }
    [accusative] { $count ->
        [one] żeton przypraw
        [few] żetony przypraw
        [other] żetonu przypraw
       *[many] żetonów przypraw
    }
    [instrumental] przyprawami
    [locative] przyprawach
   *[plain] przyprawy
}
    .gender = plural
feast-for-odin-item-sheep = { $form ->
    [counted] { $count ->
        [one] owca
        [few] owce
        [other] owcy
       *[many] owiec
    }
    [genitive] { $count ->
        [one] owcy
       *[other] owiec
    }
    [accusative] { $count ->
        [one] owcę
        [few] owce
        [other] owcy
       *[many] owiec
    }
    [instrumental] owcą
    [locative] owcy
   *[plain] owca
}
    .gender = feminine
feast-for-odin-item-fur = { $form ->
    [counted] { $count ->
        [one] futro
        [few] futra
        [other] futra
       *[many] futer
    }
    [genitive] { $count ->
        [one] futra
       *[other] futer
    }
    [accusative] { $count ->
        [one] futro
        [few] futra
        [other] futra
       *[many] futer
    }
    [instrumental] futrem
    [locative] futrze
   *[plain] futro
}
    .gender = neuter
feast-for-odin-item-jewelry = { $form ->
    [counted] { $count ->
        [one] żeton biżuterii
        [few] żetony biżuterii
        [other] żetonu biżuterii
       *[many] żetonów biżuterii
    }
    [genitive] { $count ->
        [one] biżuterii
       *[other] żetonów biżuterii
    }
    [accusative] { $count ->
        [one] żeton biżuterii
        [few] żetony biżuterii
        [other] żetonu biżuterii
       *[many] żetonów biżuterii
    }
    [instrumental] biżuterią
    [locative] biżuterii
   *[plain] biżuteria
}
    .gender = feminine
feast-for-odin-item-fruits = { $form ->
    [counted] { $count ->
        [one] żeton owoców
        [few] żetony owoców
        [other] żetonu owoców
       *[many] żetonów owoców
    }
    [genitive] { $count ->
        [one] owoców
       *[other] żetonów owoców
    }
    [accusative] { $count ->
        [one] żeton owoców
        [few] żetony owoców
        [other] żetonu owoców
       *[many] żetonów owoców
    }
    [instrumental] owocami
    [locative] owocach
   *[plain] owoce
}
    .gender = plural
feast-for-odin-item-whale_meat = { $form ->
    [counted] { $count ->
        [one] mięso wieloryba
        [few] mięsa wieloryba
        [other] mięsa wieloryba
       *[many] mięs wieloryba
    }
    [genitive] { $count ->
        [one] mięsa wieloryba
       *[other] mięs wieloryba
    }
    [accusative] { $count ->
        [one] mięso wieloryba
        [few] mięsa wieloryba
        [other] mięsa wieloryba
       *[many] mięs wieloryba
    }
    [instrumental] mięsem wieloryba
    [locative] mięsie wieloryba
   *[plain] mięso wieloryba
}
    .gender = neuter
feast-for-odin-item-robe = { $form ->
    [counted] { $count ->
        [one] płaszcz
        [few] płaszcze
        [other] płaszcza
       *[many] płaszczy
    }
    [genitive] { $count ->
        [one] płaszcza
       *[other] płaszczy
    }
    [accusative] { $count ->
        [one] płaszcz
        [few] płaszcze
        [other] płaszcza
       *[many] płaszczy
    }
    [instrumental] płaszczem
    [locative] płaszczu
   *[plain] płaszcz
}
    .gender = masculine
feast-for-odin-item-treasure_chest = { $form ->
    [counted] { $count ->
        [one] kufer ze skarbem
        [few] kufry ze skarbem
        [other] kufra ze skarbem
       *[many] kufrów ze skarbem
    }
    [genitive] { $count ->
        [one] kufra ze skarbem
       *[other] kufrów ze skarbem
    }
    [accusative] { $count ->
        [one] kufer ze skarbem
        [few] kufry ze skarbem
        [other] kufra ze skarbem
       *[many] kufrów ze skarbem
    }
    [instrumental] kufrem ze skarbem
    [locative] kufrze ze skarbem
   *[plain] kufer ze skarbem
}
    .gender = masculine
feast-for-odin-item-cattle = { $form ->
    [counted] { $count ->
        [one] krowa
        [few] krowy
        [other] krowy
       *[many] krów
    }
    [genitive] { $count ->
        [one] krowy
       *[other] krów
    }
    [accusative] { $count ->
        [one] krowę
        [few] krowy
        [other] krowy
       *[many] krów
    }
    [instrumental] krową
    [locative] krowie
   *[plain] krowa
}
    .gender = feminine
feast-for-odin-item-clothing = { $form ->
    [counted] { $count ->
        [one] żeton odzieży
        [few] żetony odzieży
        [other] żetonu odzieży
       *[many] żetonów odzieży
    }
    [genitive] { $count ->
        [one] odzieży
       *[other] żetonów odzieży
    }
    [accusative] { $count ->
        [one] żeton odzieży
        [few] żetony odzieży
        [other] żetonu odzieży
       *[many] żetonów odzieży
    }
    [instrumental] odzieżą
    [locative] odzieży
   *[plain] odzież
}
    .gender = feminine
feast-for-odin-item-silver_hoard = { $form ->
    [counted] { $count ->
        [one] srebrny skarb
        [few] srebrne skarby
        [other] srebrnego skarbu
       *[many] srebrnych skarbów
    }
    [genitive] { $count ->
        [one] srebrnego skarbu
       *[other] srebrnych skarbów
    }
    [accusative] { $count ->
        [one] srebrny skarb
        [few] srebrne skarby
        [other] srebrnego skarbu
       *[many] srebrnych skarbów
    }
    [instrumental] srebrnym skarbem
    [locative] srebrnym skarbie
   *[plain] srebrny skarb
}
    .gender = masculine
feast-for-odin-item-pregnant_sheep = { $form ->
    [counted] { $count ->
        [one] kotna owca
        [few] kotne owce
        [other] kotnej owcy
       *[many] kotnych owiec
    }
    [genitive] { $count ->
        [one] kotnej owcy
       *[other] kotnych owiec
    }
    [accusative] { $count ->
        [one] kotną owcę
        [few] kotne owce
        [other] kotnej owcy
       *[many] kotnych owiec
    }
    [instrumental] kotną owcą
    [locative] kotnej owcy
   *[plain] kotna owca
}
    .gender = feminine
feast-for-odin-item-pregnant_cattle = { $form ->
    [counted] { $count ->
        [one] cielna krowa
        [few] cielne krowy
        [other] cielnej krowy
       *[many] cielnych krów
    }
    [genitive] { $count ->
        [one] cielnej krowy
       *[other] cielnych krów
    }
    [accusative] { $count ->
        [one] cielną krowę
        [few] cielne krowy
        [other] cielnej krowy
       *[many] cielnych krów
    }
    [instrumental] cielną krową
    [locative] cielnej krowie
   *[plain] cielna krowa
}
    .gender = feminine
feast-for-odin-item-glass_beads = { $form ->
    [counted] { $count ->
        [one] żeton szklanych paciorków
        [few] żetony szklanych paciorków
        [other] żetonu szklanych paciorków
       *[many] żetonów szklanych paciorków
    }
    [accusative] { $count ->
        [one] żeton szklanych paciorków
        [few] żetony szklanych paciorków
        [other] żetonu szklanych paciorków
       *[many] żetonów szklanych paciorków
    }
    [genitive] szklanych paciorków
    [instrumental] szklanymi paciorkami
    [locative] szklanych paciorkach
   *[plain] szklane paciorki
}
    .gender = plural
feast-for-odin-item-helmet = { $form ->
    [genitive] hełmu
    [instrumental] hełmem
    [locative] hełmie
   *[plain] hełm
}
    .gender = masculine
feast-for-odin-item-cloakpin = { $form ->
    [genitive] zapinki
    [accusative] zapinkę
    [instrumental] zapinką
    [locative] zapince
   *[plain] zapinka
}
    .gender = feminine
feast-for-odin-item-belt = { $form ->
    [genitive] pasa
    [instrumental] pasem
    [locative] pasie
   *[plain] pas
}
    .gender = masculine
feast-for-odin-item-crucifix = { $form ->
    [genitive] krucyfiksu
    [instrumental] krucyfiksem
    [locative] krucyfiksie
   *[plain] krucyfiks
}
    .gender = masculine
feast-for-odin-item-drinking_horn = { $form ->
    [genitive] rogu do picia
    [instrumental] rogiem do picia
    [locative] rogu do picia
   *[plain] róg do picia
}
    .gender = masculine
feast-for-odin-item-amber_figure = { $form ->
    [genitive] figurki z bursztynu
    [accusative] figurkę z bursztynu
    [instrumental] figurką z bursztynu
    [locative] figurce z bursztynu
   *[plain] figurka z bursztynu
}
    .gender = feminine
feast-for-odin-item-horseshoe = { $form ->
    [genitive] podkowy
    [accusative] podkowę
    [instrumental] podkową
    [locative] podkowie
   *[plain] podkowa
}
    .gender = feminine
feast-for-odin-item-gold_brooch = { $form ->
    [genitive] złotej broszy
    [accusative] złotą broszę
    [instrumental] złotą broszą
    [locative] złotej broszy
   *[plain] złota brosza
}
    .gender = feminine
feast-for-odin-item-forge_hammer = { $form ->
    [genitive] młota kowalskiego
    [instrumental] młotem kowalskim
    [locative] młocie kowalskim
   *[plain] młot kowalski
}
    .gender = masculine
feast-for-odin-item-fibula = { $form ->
    [genitive] fibuli
    [accusative] fibulę
    [instrumental] fibulą
    [locative] fibuli
   *[plain] fibula
}
    .gender = feminine
feast-for-odin-item-throwing_axe = { $form ->
    [genitive] topora do rzucania
    [instrumental] toporem do rzucania
    [locative] toporze do rzucania
   *[plain] topór do rzucania
}
    .gender = masculine
feast-for-odin-item-chalice = { $form ->
    [genitive] kielicha
    [instrumental] kielichem
    [locative] kielichu
   *[plain] kielich
}
    .gender = masculine
feast-for-odin-item-round_shield = { $form ->
    [genitive] okrągłej tarczy
    [accusative] okrągłą tarczę
    [instrumental] okrągłą tarczą
    [locative] okrągłej tarczy
   *[plain] okrągła tarcza
}
    .gender = feminine
feast-for-odin-item-english_crown = { $form ->
    [genitive] korony Anglii
    [accusative] koronę Anglii
    [instrumental] koroną Anglii
    [locative] koronie Anglii
   *[plain] korona Anglii
}
    .gender = feminine
feast-for-odin-item-silver = { $form ->
    [counted] { $count ->
        [one] srebrnik
        [few] srebrniki
        [other] srebrnika
       *[many] srebrników
    }
    [genitive] { $count ->
        [one] srebra
       *[other] srebrników
    }
    [accusative] { $count ->
        [one] srebrnik
        [few] srebrniki
        [other] srebrnika
       *[many] srebrników
    }
    [instrumental] srebrem
    [locative] srebrze
   *[plain] srebro
}
    .gender = neuter
feast-for-odin-item-silver2 = { $form ->
    [genitive] 2 srebrników
    [instrumental] 2 srebrnikami
    [locative] 2 srebrnikach
   *[plain] 2 srebrniki
}
    .gender = plural
feast-for-odin-item-ore = { $form ->
    [counted] { $count ->
        [one] ruda
        [few] rudy
        [other] rudy
       *[many] rud
    }
    [genitive] { $count ->
        [one] rudy
       *[other] rud
    }
    [accusative] { $count ->
        [one] rudę
        [few] rudy
        [other] rudy
       *[many] rud
    }
    [instrumental] rudą
    [locative] rudzie
   *[plain] ruda
}
    .gender = feminine
feast-for-odin-item-wood = { $form ->
    [counted] { $count ->
        [one] drewno
        [few] drewna
        [other] drewna
       *[many] drewna
    }
    [genitive] drewna
    [accusative] { $count ->
        [one] drewno
        [few] drewna
        [other] drewna
       *[many] drewna
    }
    [instrumental] drewnem
    [locative] drewnie
   *[plain] drewno
}
    .gender = neuter
feast-for-odin-item-stone = { $form ->
    [counted] { $count ->
        [one] kamień
        [few] kamienie
        [other] kamienia
       *[many] kamieni
    }
    [genitive] { $count ->
        [one] kamienia
       *[other] kamieni
    }
    [accusative] { $count ->
        [one] kamień
        [few] kamienie
        [other] kamienia
       *[many] kamieni
    }
    [instrumental] kamieniem
    [locative] kamieniu
   *[plain] kamień
}
    .gender = masculine
feast-for-odin-item-bow = { $form ->
    [counted] { $count ->
        [one] łuk
        [few] łuki
        [other] łuku
       *[many] łuków
    }
    [genitive] { $count ->
        [one] łuku
       *[other] łuków
    }
    [accusative] { $count ->
        [one] łuk
        [few] łuki
        [other] łuku
       *[many] łuków
    }
    [instrumental] łukiem
    [locative] łuku
   *[plain] łuk
}
    .gender = masculine
feast-for-odin-item-snare = { $form ->
    [counted] { $count ->
        [one] karta sideł
        [few] karty sideł
        [other] karty sideł
       *[many] kart sideł
    }
    [genitive] { $count ->
        [one] sideł
       *[other] kart sideł
    }
    [accusative] { $count ->
        [one] kartę sideł
        [few] karty sideł
        [other] karty sideł
       *[many] kart sideł
    }
    [instrumental] sidłami
    [locative] sidłach
   *[plain] sidła
}
    .gender = plural
feast-for-odin-item-spear = { $form ->
    [counted] { $count ->
        [one] włócznia
        [few] włócznie
        [other] włóczni
       *[many] włóczni
    }
    [genitive] włóczni
    [accusative] { $count ->
        [one] włócznię
        [few] włócznie
        [other] włóczni
       *[many] włóczni
    }
    [instrumental] włócznią
    [locative] włóczni
   *[plain] włócznia
}
    .gender = feminine
feast-for-odin-item-long_sword = { $form ->
    [counted] { $count ->
        [one] długi miecz
        [few] długie miecze
        [other] długiego miecza
       *[many] długich mieczy
    }
    [genitive] { $count ->
        [one] długiego miecza
       *[other] długich mieczy
    }
    [accusative] { $count ->
        [one] długi miecz
        [few] długie miecze
        [other] długiego miecza
       *[many] długich mieczy
    }
    [instrumental] długim mieczem
    [locative] długim mieczu
   *[plain] długi miecz
}
    .gender = masculine
feast-for-odin-item-whaling_boat = { $form ->
    [counted] { $count ->
        [one] łódź wielorybnicza
        [few] łodzie wielorybnicze
        [other] łodzi wielorybniczej
       *[many] łodzi wielorybniczych
    }
    [genitive] { $count ->
        [one] łodzi wielorybniczej
       *[other] łodzi wielorybniczych
    }
    [accusative] { $count ->
        [one] łódź wielorybniczą
        [few] łodzie wielorybnicze
        [other] łodzi wielorybniczej
       *[many] łodzi wielorybniczych
    }
    [instrumental] łodzią wielorybniczą
    [locative] łodzi wielorybniczej
   *[plain] łódź wielorybnicza
}
    .gender = feminine
feast-for-odin-item-whaling_boat_1 = { $form ->
    [counted] { $count ->
        [one] łódź wielorybnicza z rudą
        [few] łodzie wielorybnicze z rudą
        [other] łodzi wielorybniczej z rudą
       *[many] łodzi wielorybniczych z rudą
    }
    [genitive] { $count ->
        [one] łodzi wielorybniczej z rudą
       *[other] łodzi wielorybniczych z rudą
    }
    [accusative] { $count ->
        [one] łódź wielorybniczą z rudą
        [few] łodzie wielorybnicze z rudą
        [other] łodzi wielorybniczej z rudą
       *[many] łodzi wielorybniczych z rudą
    }
    [instrumental] łodzią wielorybniczą z rudą
    [locative] łodzi wielorybniczej z rudą
   *[plain] łódź wielorybnicza z rudą
}
    .gender = feminine
feast-for-odin-item-knarr = { $form ->
    [counted] { $count ->
        [one] knara
        [few] knary
        [other] knary
       *[many] knar
    }
    [genitive] { $count ->
        [one] knary
       *[other] knar
    }
    [accusative] { $count ->
        [one] knarę
        [few] knary
        [other] knary
       *[many] knar
    }
    [instrumental] knarą
    [locative] knarze
   *[plain] knara
}
    .gender = feminine
feast-for-odin-item-longship = { $form ->
    [counted] { $count ->
        [one] drakkar
        [few] drakkary
        [other] drakkaru
       *[many] drakkarów
    }
    [genitive] { $count ->
        [one] drakkaru
       *[other] drakkarów
    }
    [accusative] { $count ->
        [one] drakkar
        [few] drakkary
        [other] drakkaru
       *[many] drakkarów
    }
    [instrumental] drakkarem
    [locative] drakkarze
   *[plain] drakkar
}
    .gender = masculine
feast-for-odin-item-longship_1 = { $form ->
    [counted] { $count ->
        [one] drakkar z 1 rudą
        [few] drakkary z 1 rudą
        [other] drakkaru z 1 rudą
       *[many] drakkarów z 1 rudą
    }
    [genitive] { $count ->
        [one] drakkaru z 1 rudą
       *[other] drakkarów z 1 rudą
    }
    [accusative] { $count ->
        [one] drakkar z 1 rudą
        [few] drakkary z 1 rudą
        [other] drakkaru z 1 rudą
       *[many] drakkarów z 1 rudą
    }
    [instrumental] drakkarem z 1 rudą
    [locative] drakkarze z 1 rudą
   *[plain] drakkar z 1 rudą
}
    .gender = masculine
feast-for-odin-item-longship_2 = { $form ->
    [counted] { $count ->
        [one] drakkar z 2 rudami
        [few] drakkary z 2 rudami
        [other] drakkaru z 2 rudami
       *[many] drakkarów z 2 rudami
    }
    [genitive] { $count ->
        [one] drakkaru z 2 rudami
       *[other] drakkarów z 2 rudami
    }
    [accusative] { $count ->
        [one] drakkar z 2 rudami
        [few] drakkary z 2 rudami
        [other] drakkaru z 2 rudami
       *[many] drakkarów z 2 rudami
    }
    [instrumental] drakkarem z 2 rudami
    [locative] drakkarze z 2 rudami
   *[plain] drakkar z 2 rudami
}
    .gender = masculine
feast-for-odin-item-longship_3 = { $form ->
    [counted] { $count ->
        [one] drakkar z 3 rudami
        [few] drakkary z 3 rudami
        [other] drakkaru z 3 rudami
       *[many] drakkarów z 3 rudami
    }
    [genitive] { $count ->
        [one] drakkaru z 3 rudami
       *[other] drakkarów z 3 rudami
    }
    [accusative] { $count ->
        [one] drakkar z 3 rudami
        [few] drakkary z 3 rudami
        [other] drakkaru z 3 rudami
       *[many] drakkarów z 3 rudami
    }
    [instrumental] drakkarem z 3 rudami
    [locative] drakkarze z 3 rudami
   *[plain] drakkar z 3 rudami
}
    .gender = masculine
feast-for-odin-item-shed = { $form ->
    [counted] { $count ->
        [one] szopa
        [few] szopy
        [other] szopy
       *[many] szop
    }
    [genitive] { $count ->
        [one] szopy
       *[other] szop
    }
    [accusative] { $count ->
        [one] szopę
        [few] szopy
        [other] szopy
       *[many] szop
    }
    [instrumental] szopą
    [locative] szopie
   *[plain] szopa
}
    .gender = feminine
feast-for-odin-item-stone_house = { $form ->
    [counted] { $count ->
        [one] kamienny dom
        [few] kamienne domy
        [other] kamiennego domu
       *[many] kamiennych domów
    }
    [genitive] { $count ->
        [one] kamiennego domu
       *[other] kamiennych domów
    }
    [accusative] { $count ->
        [one] kamienny dom
        [few] kamienne domy
        [other] kamiennego domu
       *[many] kamiennych domów
    }
    [instrumental] kamiennym domem
    [locative] kamiennym domu
   *[plain] kamienny dom
}
    .gender = masculine
feast-for-odin-item-long_house = { $form ->
    [counted] { $count ->
        [one] długi dom
        [few] długie domy
        [other] długiego domu
       *[many] długich domów
    }
    [genitive] { $count ->
        [one] długiego domu
       *[other] długich domów
    }
    [accusative] { $count ->
        [one] długi dom
        [few] długie domy
        [other] długiego domu
       *[many] długich domów
    }
    [instrumental] długim domem
    [locative] długim domu
   *[plain] długi dom
}
    .gender = masculine

feast-for-odin-colour-orange = { $form ->
    [genitive] pomarańczowego
    [locative] pomarańczowym
   *[plain] pomarańczowy
}
feast-for-odin-colour-red = { $form ->
    [genitive] czerwonego
    [locative] czerwonym
   *[plain] czerwony
}
feast-for-odin-colour-green = { $form ->
    [genitive] zielonego
    [locative] zielonym
   *[plain] zielony
}
feast-for-odin-colour-blue = { $form ->
    [genitive] niebieskiego
    [locative] niebieskim
   *[plain] niebieski
}

feast-for-odin-board-shetland = { $form ->
    [genitive] Szetlandów
    [in] na Szetlandach
   *[plain] Szetlandy
}
feast-for-odin-board-faroe_islands = { $form ->
    [genitive] Wysp Owczych
    [in] na Wyspach Owczych
   *[plain] Wyspy Owcze
}
feast-for-odin-board-iceland = { $form ->
    [genitive] Islandii
    [accusative] Islandię
    [in] na Islandii
   *[plain] Islandia
}
feast-for-odin-board-greenland = { $form ->
    [genitive] Grenlandii
    [accusative] Grenlandię
    [in] na Grenlandii
   *[plain] Grenlandia
}
feast-for-odin-board-bear_island = { $form ->
    [genitive] Wyspy Niedźwiedziej
    [accusative] Wyspę Niedźwiedzią
    [in] na Wyspie Niedźwiedziej
   *[plain] Wyspa Niedźwiedzia
}
feast-for-odin-board-baffin_island = { $form ->
    [genitive] Ziemi Baffina
    [accusative] Ziemię Baffina
    [in] na Ziemi Baffina
   *[plain] Ziemia Baffina
}
feast-for-odin-board-labrador = { $form ->
    [genitive] Labradoru
    [in] na Labradorze
   *[plain] Labrador
}
feast-for-odin-board-newfoundland = { $form ->
    [genitive] Nowej Fundlandii
    [accusative] Nową Fundlandię
    [in] na Nowej Fundlandii
   *[plain] Nowa Fundlandia
}

feast-for-odin-area-board_a = { $form ->
    [in] na planszy wyspy A
   *[plain] plansza wyspy A
}
feast-for-odin-area-board_b = { $form ->
    [in] na planszy wyspy B
   *[plain] plansza wyspy B
}
feast-for-odin-area-board_c = { $form ->
    [in] na planszy wyspy C
   *[plain] plansza wyspy C
}
feast-for-odin-area-board_d = { $form ->
    [in] na planszy wyspy D
   *[plain] plansza wyspy D
}
feast-for-odin-area-home = { $form ->
    [in] na planszy osady
   *[plain] plansza osady
}
feast-for-odin-area-stone_house_1 = { $form ->
    [in] w kamiennym domu 1
   *[plain] kamienny dom 1
}
feast-for-odin-area-stone_house_2 = { $form ->
    [in] w kamiennym domu 2
   *[plain] kamienny dom 2
}
feast-for-odin-area-stone_house_3 = { $form ->
    [in] w kamiennym domu 3
   *[plain] kamienny dom 3
}
feast-for-odin-area-long_house_1 = { $form ->
    [in] w długim domu 1
   *[plain] długi dom 1
}
feast-for-odin-area-long_house_2 = { $form ->
    [in] w długim domu 2
   *[plain] długi dom 2
}
feast-for-odin-area-long_house_3 = { $form ->
    [in] w długim domu 3
   *[plain] długi dom 3
}
feast-for-odin-area-long_house_4 = { $form ->
    [in] w długim domu 4
   *[plain] długi dom 4
}
feast-for-odin-area-long_house_5 = { $form ->
    [in] w długim domu 5
   *[plain] długi dom 5
}

feast-for-odin-strip-strip_1 = { $form ->
    [genitive] paska gór 1
   *[plain] pasek gór 1
}
feast-for-odin-strip-strip_2 = { $form ->
    [genitive] paska gór 2
   *[plain] pasek gór 2
}
feast-for-odin-strip-strip_3 = { $form ->
    [genitive] paska gór 3
   *[plain] pasek gór 3
}
feast-for-odin-strip-strip_4 = { $form ->
    [genitive] paska gór 4
   *[plain] pasek gór 4
}
feast-for-odin-strip-strip_5 = { $form ->
    [genitive] paska gór 5
   *[plain] pasek gór 5
}
feast-for-odin-strip-strip_6 = { $form ->
    [genitive] paska gór 6
   *[plain] pasek gór 6
}
feast-for-odin-strip-strip_7 = { $form ->
    [genitive] paska gór 7
   *[plain] pasek gór 7
}
feast-for-odin-strip-strip_8 = { $form ->
    [genitive] paska gór 8
   *[plain] pasek gór 8
}

feast-for-odin-space-build_shed = Zbuduj szopę
feast-for-odin-space-build_whaling_boat = Zbuduj łódź wielorybniczą
feast-for-odin-space-hunting_game_1 = Poluj na zwierzynę (1)
feast-for-odin-space-fishing_1 = Łów ryby
feast-for-odin-space-buy_stockfish = Kup suszone ryby
feast-for-odin-space-buy_salt_meat = Kup solone mięso
feast-for-odin-space-market_beans = Targ tygodniowy: fasola
feast-for-odin-space-products_milk = Mleko
feast-for-odin-space-craft_linen = Utkaj płótno
feast-for-odin-space-craft_rune_stone = Wyryj kamień runiczny
feast-for-odin-space-mountain_2 = Góry 2
feast-for-odin-space-mountain_1_upgrade_1 = Góry 1, ulepsz 1 dobro
feast-for-odin-space-upgrade_2 = Ulepsz 2 dobra
feast-for-odin-space-overseas_trade_1 = Handel zamorski (1)
feast-for-odin-space-raiding = Rabunek
feast-for-odin-space-explore_1 = Odkryj bliskie wyspy
feast-for-odin-space-draw_occupation = Dobierz pomocnika
feast-for-odin-space-play_occupation_paid = Zagraj pomocnika za kamień lub rudę
feast-for-odin-space-build_stone_house = Zbuduj kamienny dom
feast-for-odin-space-build_knarr = Zbuduj knarę
feast-for-odin-space-hunting_game_2 = Poluj na zwierzynę (2)
feast-for-odin-space-laying_a_snare = Zastaw sidła
feast-for-odin-space-buy_sheep = Kup owcę
feast-for-odin-space-buy_cattle_milk = Kup krowę i mleko
feast-for-odin-space-market_flax_fish = Targ tygodniowy: len i suszona ryba
feast-for-odin-space-products_mead = Miód pitny
feast-for-odin-space-craft_clothing = Uszyj odzież
feast-for-odin-space-craft_chest = Zbij skrzynię
feast-for-odin-space-wood_per_player = Drewno i ruda
feast-for-odin-space-mountain_3_upgrade_1 = Góry 3, ulepsz 1 dobro
feast-for-odin-space-upgrade_3 = Ulepsz 3 dobra
feast-for-odin-space-overseas_trade_2 = Handel zamorski (2)
feast-for-odin-space-pillaging_2 = Plądrowanie (2)
feast-for-odin-space-explore_2 = Odkryj dalekie wyspy
feast-for-odin-space-emigrate_2 = Emigracja (2)
feast-for-odin-space-play_occupations_1_2 = Zagraj 1 lub 2 pomocników
feast-for-odin-space-build_long_house = Zbuduj długi dom
feast-for-odin-space-build_longship = Zbuduj drakkar
feast-for-odin-space-whaling_3 = Poluj na wieloryby, do trzech łodzi
feast-for-odin-space-sheep_or_cattle = Owca lub krowa
feast-for-odin-space-market_fruits = Targ tygodniowy: owoce
feast-for-odin-space-products_wool = Wełna
feast-for-odin-space-forge = Kuźnia
feast-for-odin-space-craft_chests_runes = Skrzynie i kamienie runiczne
feast-for-odin-space-mountain_3_2 = Góry 3 i 2
feast-for-odin-space-upgrade_3_weapons_4 = Ulepsz 3 dobra, 4 karty broni
feast-for-odin-space-upgrade_4 = Ulepsz 4 dobra
feast-for-odin-space-special_sale = Wyprzedaż specjalna
feast-for-odin-space-pillaging_3 = Plądrowanie (3)
feast-for-odin-space-explore_3 = Odkryj daleki zachód
feast-for-odin-space-emigrate_3 = Emigracja (3)
feast-for-odin-space-play_occupations_1_4 = Zagraj od 1 do 4 pomocników
feast-for-odin-space-build_combo = Zbuduj dom i statek
feast-for-odin-space-whaling_1 = Poluj na wieloryby, jedna łódź
feast-for-odin-space-buy_sheep_and_cattle = Kup owcę i krowę
feast-for-odin-space-market_spices = Targ tygodniowy: przyprawy
feast-for-odin-space-craft_robe_jewelry = Płaszcz i biżuteria
feast-for-odin-space-mountain_4_double_upgrade_2 = Góry 4, ulepsz dwukrotnie 2 dobra
feast-for-odin-space-mountain_2222_or_double_upgrade_3 = Góry 2, 2, 2, 2 lub ulepsz dwukrotnie 3 dobra
feast-for-odin-space-plundering = Grabież
feast-for-odin-space-exchange_boat_emigrate = Wymień łódź, emigruj
feast-for-odin-space-imitate_1 = Naśladuj kolumnę 1
feast-for-odin-space-imitate_2 = Naśladuj kolumnę 2
feast-for-odin-space-imitate_3 = Naśladuj kolumnę 3
feast-for-odin-space-imitate_4 = Naśladuj kolumnę 4

feast-for-odin-action-hunting_game = polowanie na zwierzynę
feast-for-odin-action-laying_a_snare = zastawianie sideł
feast-for-odin-action-whaling = polowanie na wieloryby
feast-for-odin-action-raiding = rabunek
feast-for-odin-action-pillaging = plądrowanie

feast-for-odin-card-1 = Domokrążca (1)
feast-for-odin-card-2 = Mecenas (2)
feast-for-odin-card-3 = Kuśnierz (3)
feast-for-odin-card-4 = Myśliwy (4)
feast-for-odin-card-5 = Wódz (5)
feast-for-odin-card-6 = Kamieniarz (6)
feast-for-odin-card-7 = Młynarz (7)
feast-for-odin-card-8 = Starszy cechu (8)
feast-for-odin-card-9 = Przewoźnik rudy (9)
feast-for-odin-card-10 = Dojarz (10)
feast-for-odin-card-11 = Łowca z trójzębem (11)
feast-for-odin-card-12 = Sternik (12)
feast-for-odin-card-13 = Łucznik (13)
feast-for-odin-card-14 = Właściciel statku (14)
feast-for-odin-card-15 = Chałupnik (15)
feast-for-odin-card-16 = Kapitan (16)
feast-for-odin-card-17 = Żeglarz Orientu (17)
feast-for-odin-card-18 = Wojownik (18)
feast-for-odin-card-19 = Gospodarz (19)
feast-for-odin-card-20 = Budowniczy (20)
feast-for-odin-card-21 = Kolekcjoner (21)
feast-for-odin-card-22 = Górnik (22)
feast-for-odin-card-23 = Dozorca (23)
feast-for-odin-card-24 = Zaopatrzeniowiec wielorybników (24)
feast-for-odin-card-25 = Handlarz mięsem (25)
feast-for-odin-card-26 = Kontroler mięsa (26)
feast-for-odin-card-27 = Rybak (27)
feast-for-odin-card-28 = Ślusarz (28)
feast-for-odin-card-29 = Przetwórca mięsa (29)
feast-for-odin-card-30 = Kupiec jedwabiu (30)
feast-for-odin-card-31 = Magazynier (31)
feast-for-odin-card-32 = Dostawca broni (32)
feast-for-odin-card-33 = Postrzygacz owiec (33)
feast-for-odin-card-34 = Pasterz (34)
feast-for-odin-card-35 = Hodowca bydła (35)
feast-for-odin-card-36 = Kucharz okrętowy (36)
feast-for-odin-card-37 = Handlarz zagraniczny (37)
feast-for-odin-card-38 = Rozjemca (38)
feast-for-odin-card-39 = Przebudowniczy (39)
feast-for-odin-card-40 = Mistrz stolarski (40)
feast-for-odin-card-41 = Guzdrała (41)
feast-for-odin-card-42 = Zarządca (42)
feast-for-odin-card-43 = Zbieracz owoców (43)
feast-for-odin-card-44 = Mistrz krawiecki (44)
feast-for-odin-card-45 = Pirat (45)
feast-for-odin-card-46 = Architekt statków (46)
feast-for-odin-card-47 = Garbarz (47)
feast-for-odin-card-48 = Rolnik (48)
feast-for-odin-card-49 = Oracz (49)
feast-for-odin-card-50 = Rytownik run (50)
feast-for-odin-card-51 = Mistrz kamieniarski (51)
feast-for-odin-card-52 = Wychowawca (52)
feast-for-odin-card-53 = Sklepikarz wiejski (53)
feast-for-odin-card-54 = Handlarz (54)
feast-for-odin-card-55 = Skarbnik (55)
feast-for-odin-card-56 = Handlarz bronią (56)
feast-for-odin-card-57 = Plantator fasoli (57)
feast-for-odin-card-58 = Olejarz lniany (58)
feast-for-odin-card-59 = Tkacz płótna (59)
feast-for-odin-card-60 = Inspektor (60)
feast-for-odin-card-61 = Właściciel stoczni (61)
feast-for-odin-card-62 = Kowal artystyczny (62)
feast-for-odin-card-63 = Rogarz (63)
feast-for-odin-card-64 = Szkutnik (64)
feast-for-odin-card-65 = Smokobójca (65)
feast-for-odin-card-66 = Kmieć (66)
feast-for-odin-card-67 = Prywatny kucharz (67)
feast-for-odin-card-68 = Dostawca broni (68)
feast-for-odin-card-69 = Dostawca ekwipunku (69)
feast-for-odin-card-70 = Kurier (70)
feast-for-odin-card-71 = Karczmarz (71)
feast-for-odin-card-72 = Jarl (72)
feast-for-odin-card-73 = Rzemieślnik metalu (73)
feast-for-odin-card-74 = Pastuch krów (74)
feast-for-odin-card-75 = Zbieracz kości (75)
feast-for-odin-card-76 = Powracający do domu (76)
feast-for-odin-card-77 = Stronnik (77)
feast-for-odin-card-78 = Wędrowny kupiec (78)
feast-for-odin-card-79 = Hodowca (79)
feast-for-odin-card-80 = Pastuszek (80)
feast-for-odin-card-81 = Kwatermistrz (81)
feast-for-odin-card-82 = Budowniczy drakkarów (82)
feast-for-odin-card-83 = Hurtownik (83)
feast-for-odin-card-84 = Strażnik portowy (84)
feast-for-odin-card-85 = Trębacz (85)
feast-for-odin-card-86 = Skupujący skóry (86)
feast-for-odin-card-87 = Kaznodzieja (87)
feast-for-odin-card-88 = Kancelista (88)
feast-for-odin-card-89 = Obsługujący katapultę (89)
feast-for-odin-card-90 = Szermierz (90)
feast-for-odin-card-91 = Spóźnialski (91)
feast-for-odin-card-92 = Dobra dusza (92)
feast-for-odin-card-93 = Pomocna dłoń (93)
feast-for-odin-card-94 = Kupiec korzenny (94)
feast-for-odin-card-95 = Wędrowiec (95)
feast-for-odin-card-96 = Kupiec mięsny (96)
feast-for-odin-card-97 = Rachmistrz grochu (97)
feast-for-odin-card-98 = Możny (98)
feast-for-odin-card-99 = Mentor (99)
feast-for-odin-card-100 = Grabarz (100)
feast-for-odin-card-101 = Sędzia (101)
feast-for-odin-card-102 = Handlarz futrami (102)
feast-for-odin-card-103 = Leśny kowal (103)
feast-for-odin-card-104 = Zniechęcony wojownik (104)
feast-for-odin-card-105 = Budowniczy knar (105)
feast-for-odin-card-106 = Podżegacz wojenny (106)
feast-for-odin-card-107 = Poszukiwacz przygód (107)
feast-for-odin-card-108 = Kowal (108)
feast-for-odin-card-109 = Wielki hrabia (109)
feast-for-odin-card-110 = Osadnik z Birki (110)
feast-for-odin-card-111 = Artysta (111)
feast-for-odin-card-112 = Szynkarz (112)
feast-for-odin-card-113 = Uczeń rzemieślnika (113)
feast-for-odin-card-114 = Hafciarz jedwabiu (114)
feast-for-odin-card-115 = Księżniczka (115)
feast-for-odin-card-116 = Mistrz murarski (116)
feast-for-odin-card-117 = Armator (117)
feast-for-odin-card-118 = Posłaniec (118)
feast-for-odin-card-119 = Mleczarz (119)
feast-for-odin-card-120 = Pośrednik (120)
feast-for-odin-card-121 = Cieśla (121)
feast-for-odin-card-122 = Strażnik gór (122)
feast-for-odin-card-123 = Sprzedawca oleju (123)
feast-for-odin-card-124 = Wyrobnik (124)
feast-for-odin-card-125 = Skryba (125)
feast-for-odin-card-126 = Traper (126)
feast-for-odin-card-127 = Wędkarz (127)
feast-for-odin-card-128 = Kopacz (128)
feast-for-odin-card-129 = Peklarz mięsa (129)
feast-for-odin-card-130 = Znawca sideł (130)
feast-for-odin-card-131 = Zakładający przynęty (131)
feast-for-odin-card-132 = Berserker (132)
feast-for-odin-card-133 = Kopijnik (133)
feast-for-odin-card-134 = Pijak (134)
feast-for-odin-card-135 = Samotny wilk (135)
feast-for-odin-card-136 = Najeźdźca (136)
feast-for-odin-card-137 = Mistrz walki wręcz (137)
feast-for-odin-card-138 = Rozbójnik (138)
feast-for-odin-card-139 = Łowca łupów (139)
feast-for-odin-card-140 = Wytapiacz tranu (140)
feast-for-odin-card-141 = Rzeźbiarz w kości (141)
feast-for-odin-card-142 = Łowca wielorybów (142)
feast-for-odin-card-143 = Sprzedawca poroży (143)
feast-for-odin-card-144 = Łowca jeleni (144)
feast-for-odin-card-145 = Leśniczy (145)
feast-for-odin-card-146 = Woźnica sań (146)
feast-for-odin-card-147 = Nawigator (147)
feast-for-odin-card-148 = Handlarz przyprawami (148)
feast-for-odin-card-149 = Kapłan (149)
feast-for-odin-card-150 = Skupujący mięso (150)
feast-for-odin-card-151 = Mówca Thing (151)
feast-for-odin-card-152 = Kupiec (152)
feast-for-odin-card-153 = Wytrawny myśliwy (153)
feast-for-odin-card-154 = Drwal (154)
feast-for-odin-card-155 = Bednarz (155)
feast-for-odin-card-156 = Kruszący kamienie (156)
feast-for-odin-card-157 = Skórnik (157)
feast-for-odin-card-158 = Barbarzyńca (158)
feast-for-odin-card-159 = Myśliwy biesiadny (159)
feast-for-odin-card-160 = Trzeźwy (160)
feast-for-odin-card-161 = Czeladnik wielorybniczy (161)
feast-for-odin-card-162 = Plantator lnu (162)
feast-for-odin-card-163 = Parobek (163)
feast-for-odin-card-164 = Zbrojny (164)
feast-for-odin-card-165 = Naczelnik wioski (165)
feast-for-odin-card-166 = Zbrojmistrz (166)
feast-for-odin-card-167 = Degustator (167)
feast-for-odin-card-168 = Jarl Lade (168)
feast-for-odin-card-169 = Siewca (169)
feast-for-odin-card-170 = Opiekun uchodźców (170)
feast-for-odin-card-171 = Piekarz lniany (171)
feast-for-odin-card-172 = Kucharz ryb (172)
feast-for-odin-card-173 = Rytownik stempli (173)
feast-for-odin-card-174 = Podróżnik znad Bosforu (174)
feast-for-odin-card-175 = Wytłaczacz tranu (175)
feast-for-odin-card-176 = Nauczyciel manier (176)
feast-for-odin-card-177 = Służąca (177)
feast-for-odin-card-178 = Budowniczy łodzi (178)
feast-for-odin-card-179 = Szyper kutra (179)
feast-for-odin-card-180 = Łupieżca wybrzeży (180)
feast-for-odin-card-181 = Łatacz żagli (181)
feast-for-odin-card-182 = Ogrodnik ziół (182)
feast-for-odin-card-183 = Dostawca zboża (183)
feast-for-odin-card-184 = Fundator (184)
feast-for-odin-card-185 = Podróżnik z Dorestad (185)
feast-for-odin-card-186 = Piekarz grochowy (186)
feast-for-odin-card-187 = Kronikarz (187)
feast-for-odin-card-188 = Robotnik kopalni (188)
feast-for-odin-card-189 = Żeglarz (189)
feast-for-odin-card-190 = Kupiec znad Bosforu (190)

feast-for-odin-line-ships = Statki
feast-for-odin-line-emigrations = Emigracje
feast-for-odin-line-exploration_boards = Plansze wysp
feast-for-odin-line-buildings = Szopy i domy
feast-for-odin-line-animals = Zwierzęta
feast-for-odin-line-occupations = Karty pomocników
feast-for-odin-line-silver = Srebro
feast-for-odin-line-final_income = Dochód końcowy
feast-for-odin-line-english_crown = Korona Anglii
feast-for-odin-line-home_cells = Odkryte kratki, plansza osady
feast-for-odin-line-exploration_cells = Odkryte kratki, plansze wysp
feast-for-odin-line-house_cells = Odkryte kratki, domy
feast-for-odin-line-slots = Puste miejsca
feast-for-odin-line-thing_penalties = Kary Thing

## Opcje

feast-for-odin-option-length = Jak długa jest gra: siedem rund albo sześć w krótkiej rozgrywce.
feast-for-odin-option-length-long = Długa rozgrywka
feast-for-odin-option-length-short = Krótka rozgrywka
feast-for-odin-option-decks = Talie, z których pochodzą karty pomocników. Początkującym wystarczy sama talia A.
feast-for-odin-option-decks-A = Talia A
feast-for-odin-option-decks-B = Talia B
feast-for-odin-option-decks-C = Talia C
feast-for-odin-option-choose_starting_card = W grze solo wybierz kartę startową, zamiast ją losować.

## Pytania

feast-for-odin-question-starting-card = którą kartę startową wziąć
feast-for-odin-question-turn = dokąd wysłać wikingów
feast-for-odin-question-last-window = co zrobić przed spasowaniem
feast-for-odin-question-imitate = które pole naśladować
feast-for-odin-question-fewer-vikings = ilu wikingów postawić
feast-for-odin-question-payment = czym zapłacić
feast-for-odin-question-early-card = czy najpierw zagrać kartę
feast-for-odin-question-late-card = czy teraz zagrać kartę
feast-for-odin-question-instead = czy zrobić zamiast tego coś innego
feast-for-odin-question-effects = której karty użyć
feast-for-odin-question-mountain = co wziąć z gór
feast-for-odin-question-upgrade = które dobro ulepszyć
feast-for-odin-question-choose = którą możliwość wybrać
feast-for-odin-question-hand-over = co oddać
feast-for-odin-question-boats = których łodzi użyć
feast-for-odin-question-keep-roll = czy zatrzymać rzut
feast-for-odin-question-pay-roll = jak zapłacić za zdobycz
feast-for-odin-question-spend-stones = ile kamieni wydać
feast-for-odin-question-spend-swords = ile długich mieczy wydać
feast-for-odin-question-spend-spears = ile włóczni wydać
feast-for-odin-question-loot = który żeton zabrać
feast-for-odin-question-overseas = które dobra odwrócić na niebieską stronę
feast-for-odin-question-sale = który żeton specjalny kupić
feast-for-odin-question-emigrate = który statek emigruje
feast-for-odin-question-play-cards = którą kartę zagrać
feast-for-odin-question-lay-area = gdzie ułożyć element
feast-for-odin-question-lay-turn = jak obrócić element
feast-for-odin-question-lay-cell = na której kratce ułożyć element
feast-for-odin-question-place-by-card = co ułożyć
feast-for-odin-question-flip = który żeton odwrócić
feast-for-odin-question-recall = skąd sprowadzić wikingów
feast-for-odin-question-feast = co podać
feast-for-odin-question-window = co jeszcze zrobić
feast-for-odin-question-draw-card = czy dobrać kartę
feast-for-odin-question-draw-weapon = czy dobrać broń
feast-for-odin-question-explore = którą planszę wziąć
feast-for-odin-question-forge = co wykuć
feast-for-odin-question-gain-pick = którego dobra wziąć jeszcze jedno
feast-for-odin-question-throw-ore = który drakkar oddaje 1 rudę
feast-for-odin-question-unload = który statek rozładować
feast-for-odin-question-use-space = którego pola użyć
feast-for-odin-question-card-action = czy wykonać akcję

feast-for-odin-ask-starting-card = Wybierz kartę startową.
feast-for-odin-ask-turn = { $vikings_count ->
    [one] Runda { $round_number }: postaw wikingów na polu akcji albo spasuj. Masz jeszcze { $vikings_count } wikinga.
   *[many] Runda { $round_number }: postaw wikingów na polu akcji albo spasuj. Masz jeszcze { $vikings_count } wikingów.
}
feast-for-odin-ask-last-window = { $vikings_count ->
    [0] Runda { $round_number }: nie masz już wikingów. Układaj żetony, kupuj statki, ładuj rudę lub używaj kart, potem spasuj.
   *[other] Runda { $round_number }: dla wikingów, którzy ci zostali, nie ma dostępnego pola. Układaj żetony, kupuj statki, ładuj rudę lub używaj kart, potem spasuj.
}
feast-for-odin-ask-imitate = Wybierz pole, które naśladujesz.
feast-for-odin-ask-fewer-vikings = { $vikings_count ->
    [one] „{ $space }”: potrzeba { $vikings_count } wikinga. Wybierz: { NAME($options_choice, list: "or") }.
   *[many] „{ $space }”: potrzeba { $vikings_count } wikingów. Wybierz: { NAME($options_choice, list: "or") }.
}
feast-for-odin-ask-payment = „{ $space }”: wybierz, czym płacisz.
feast-for-odin-ask-early-card = „{ $space }”: zagraj przedtem pomocnika albo idź dalej bez tego.
feast-for-odin-ask-late-card = „{ $space }”: zagraj potem pomocnika albo zakończ turę.
feast-for-odin-ask-instead = Użyj zamiast tego karty albo zrób to, co mówi pole.
feast-for-odin-ask-effects = Możesz użyć karty: { NAME($cards_card, list: "or") }.
feast-for-odin-ask-mountain = { $most_count ->
    [one] Weź { $most_count } przedmiot z jednego paska gór.
   *[many] Weź do { $most_count } przedmiotów z jednego paska gór.
}
feast-for-odin-ask-upgrade = { $steps_count ->
    [one] { $most_count ->
        [one] { $stop_count ->
            [0] Ulepsz { $most_count } dobro o jeden stopień.
           *[other] Ulepsz { $most_count } dobro o jeden stopień albo zakończ.
        }
       *[many] { $stop_count ->
            [0] Ulepsz do { $most_count } dóbr, każde o jeden stopień.
           *[other] Ulepsz do { $most_count } dóbr, każde o jeden stopień, albo zakończ.
        }
    }
   *[other] { $most_count ->
        [one] { $stop_count ->
            [0] Ulepsz { $most_count } dobro, stopni najwyżej: { $steps_count }.
           *[other] Ulepsz { $most_count } dobro, stopni najwyżej: { $steps_count }, albo zakończ.
        }
       *[many] { $stop_count ->
            [0] Ulepsz do { $most_count } dóbr, stopni najwyżej po { $steps_count }.
           *[other] Ulepsz do { $most_count } dóbr, stopni najwyżej po { $steps_count }, albo zakończ.
        }
    }
}
feast-for-odin-ask-choose-card = { $stop_count ->
    [0] { $card }: wybierz: { NAME($options_choice, list: "or") }.
   *[other] { $card }: wybierz: { NAME($options_choice, list: "or") } albo idź dalej.
}
feast-for-odin-ask-choose-space = { $stop_count ->
    [0] „{ $space }”: wybierz: { NAME($options_choice, list: "or") }.
   *[other] „{ $space }”: wybierz: { NAME($options_choice, list: "or") } albo idź dalej.
}
feast-for-odin-ask-hand-over = Wybierz, co oddajesz.
feast-for-odin-ask-boats = Wybierz łodzie wielorybnicze: ile bez rudy, a ile z rudą.
feast-for-odin-ask-keep-roll = { $left_count ->
    [one] { $action }: wyrzucono { $face_number }, wynik to { $result_number }. Zatrzymaj go albo rzuć znowu (pozostał { $left_count } rzut).
    [few] { $action }: wyrzucono { $face_number }, wynik to { $result_number }. Zatrzymaj go albo rzuć znowu (pozostały { $left_count } rzuty).
   *[many] { $action }: wyrzucono { $face_number }, wynik to { $result_number }. Zatrzymaj go albo rzuć znowu (pozostało { $left_count } rzutów).
}
feast-for-odin-ask-pay-roll = Do zapłaty { $result_number }: zapłać drewnem i bronią albo ogłoś porażkę.
feast-for-odin-ask-spend-stones = Wynik to { $result_number }. Wybierz, ile kamieni wydajesz, albo ogłoś porażkę.
feast-for-odin-ask-spend-swords = Wynik to { $result_number }. Wybierz, ile długich mieczy wydajesz.
feast-for-odin-ask-spend-spears = Wynik to { $result_number }. Wybierz, ile włóczni wydajesz.
feast-for-odin-ask-loot = Weź żeton o wartości miecza do { $result_number }.
feast-for-odin-ask-overseas = Odwróć zielone dobra na niebieską stronę, po jednym z rodzaju, albo zakończ.
feast-for-odin-ask-sale = { $stop_count ->
    [0] Kup żeton specjalny.
   *[other] Kup żeton specjalny albo zakończ.
}
feast-for-odin-ask-emigrate = Wybierz statek, który emigruje.
feast-for-odin-ask-play-cards = { $stop_count ->
    [0] Zagraj pomocnika z ręki.
   *[other] Zagraj pomocnika z ręki albo zakończ.
}
feast-for-odin-ask-lay-area = Wybierz planszę dla { NAME($item, form: "genitive") }.
feast-for-odin-ask-lay-turn = Wybierz, jak obrócić { NAME($item, form: "accusative") }.
feast-for-odin-ask-lay-cell = Układasz { NAME($item, form: "accusative") } { NAME($area, form: "in") }: wybierz kratkę lewego górnego rogu.
feast-for-odin-ask-place-by-card = Ułóż żeton albo zakończ.
feast-for-odin-ask-flip = Odwróć żeton na drugą stronę albo zakończ.
feast-for-odin-ask-recall = Wybierz pole, z którego wracają twoi wikingowie.
feast-for-odin-ask-feast = { $columns_count ->
    [one] Uczta, kolumna { $column_number }: do zapełnienia { $columns_count } kolumna. Połóż żywność lub srebro albo zostaw kolumnę pustą.
    [few] Uczta, kolumna { $column_number }: do zapełnienia { $columns_count } kolumny. Połóż żywność lub srebro albo zostaw kolumnę pustą.
   *[many] Uczta, kolumna { $column_number }: do zapełnienia { $columns_count } kolumn. Połóż żywność lub srebro albo zostaw kolumnę pustą.
}
feast-for-odin-ask-window = Układaj żetony („place robe home 8,0 r1”), kupuj statki, ładuj rudę lub używaj kart. Potem powiedz, że to wszystko.
feast-for-odin-ask-draw-card = Dobierz pomocnika albo użyj zamiast tego swojej karty.
feast-for-odin-ask-draw-weapon = Dobierz broń albo użyj zamiast tego swojej karty.
feast-for-odin-ask-explore = Wybierz planszę wyspy, którą bierzesz.
feast-for-odin-ask-forge = Wybierz żeton, który wykuwasz.
feast-for-odin-ask-gain-pick = Wybierz dobro, którego bierzesz jeszcze jedno.
feast-for-odin-ask-throw-ore = Wybierz drakkar, który rabuje i oddaje 1 rudę.
feast-for-odin-ask-unload = Wybierz statek, z którego zabierasz rudę.
feast-for-odin-ask-use-space = Wybierz pole, którego używasz bez wikingów.
feast-for-odin-ask-card-action = { $card }: wybierz: { NAME($options_choice, list: "or") } albo zrezygnuj.

## Odmowy

feast-for-odin-refuse-other-question = To nie odpowiada na pytanie: { $question }.
feast-for-odin-refuse-imitation-closed = Pola „{ $space }” nie ma w tej grze.
feast-for-odin-refuse-space-occupied = Pole „{ $space }” jest już zajęte.
feast-for-odin-refuse-too-few-vikings = { $vikings_count ->
    [0] Pole „{ $space }” wymaga więcej wikingów, niż masz: twoje pole Thing jest puste.
    [one] Pole „{ $space }” wymaga więcej wikingów niż ten jeden na polu Thing.
   *[other] Pole „{ $space }” wymaga więcej wikingów, niż masz na polu Thing ({ $vikings_count }).
}
feast-for-odin-refuse-ship-missing = Pole „{ $space }” wymaga statku, którego nie masz.
feast-for-odin-refuse-cannot-pay = Nie możesz zapłacić za pole „{ $space }”.
feast-for-odin-refuse-nothing-to-copy = Żaden inny gracz nie stoi na polu tej kolumny, którego możesz użyć.
feast-for-odin-refuse-nothing-to-do = Pole „{ $space }” nic by ci teraz nie dało.
feast-for-odin-refuse-ship-too-dear = Statek ({ $ship_item }) kosztuje { $silver_count ->
    [one] { $silver_count } srebrnik
    [few] { $silver_count } srebrniki
   *[many] { $silver_count } srebrników
}, więcej, niż masz.
feast-for-odin-refuse-no-berth = W przystani nie ma wolnego miejsca na { NAME($ship_item, form: "accusative") }.
feast-for-odin-refuse-no-slot = Nie masz tam pustego miejsca albo nie masz czego na nim położyć.
feast-for-odin-refuse-cannot-load = Nie możesz tam teraz załadować rudy.
feast-for-odin-refuse-not-in-hand = Na ręce nie masz karty { $card }.
feast-for-odin-refuse-not-held = W zasobach nie masz { NAME($item, form: "genitive") }.
feast-for-odin-refuse-no-area-takes = Żadna z twoich plansz nie przyjmuje { NAME($item, form: "genitive") }.
feast-for-odin-refuse-no-room = Na żadnej z twoich plansz nie ma miejsca na { NAME($item, form: "accusative") }.
feast-for-odin-refuse-not-your-area = To nie twoje: { $area }.
feast-for-odin-refuse-area-takes-not = { NAME($area, form: "in") } nie wolno układać { NAME($item, form: "genitive") }.
feast-for-odin-refuse-no-room-in-area = { NAME($area, form: "in") } nie ma miejsca na { NAME($item, form: "accusative") }.
feast-for-odin-refuse-no-such-turn = Tak nie można obrócić { NAME($item, form: "genitive") } ({ $turn_number }).
feast-for-odin-refuse-cell-hole = { $item }, { $area }: tej kratki nigdy nie można zakryć: { $cell }.
feast-for-odin-refuse-cell-outside = { $item }, { $area }: to miejsce leży poza planszą: { $cell }.
feast-for-odin-refuse-cell-covered = { $item }, { $area }: ta kratka jest już zakryta: { $cell }.
feast-for-odin-refuse-cell-touches = { $item }, { $area }: doszłoby do styku z innym żetonem w kolorze { NAME($colour, form: "locative") }: { $cell }.
feast-for-odin-refuse-income-closed = { $item }, { $area }: dochód ({ $cell }) wolno zakryć dopiero, gdy zakryte są wszystkie kratki na lewo od niego i poniżej, a jedna jest jeszcze odkryta: { $open_cell }.
feast-for-odin-refuse-no-silver = Nie masz srebra.
feast-for-odin-refuse-no-food = Tego nie można zjeść: { $item }.
feast-for-odin-refuse-food-neighbours = { $item }: obok leżałby inny żeton w kolorze { NAME($colour, form: "locative") }.
feast-for-odin-refuse-food-too-long = { $item }: żeton wystawałby poza wolne kolumny.
feast-for-odin-refuse-food-square = { $item }: żeton jest kwadratowy, więc wzdłuż i w poprzek to to samo.
feast-for-odin-refuse-food-lengthwise = { $item }: jeden żeton leży już wzdłuż, pozostałe muszą stać w poprzek.
feast-for-odin-refuse-mead-sober = Srebro za brak miodu pitnego jest już wydane.

## Niemożliwe pozycje

feast-for-odin-position-negative = „{ $path_name }”: żadna liczba nie może być mniejsza od 0.
feast-for-odin-position-berths = „{ $path_name }”: { $seat } ma więcej statków niż miejsc w przystani.
feast-for-odin-position-slots = „{ $path_name }”: { $seat } ma na miejscach więcej drewna lub kamienia, niż jest miejsc.
feast-for-odin-position-emigrations = „{ $path_name }”: { $seat } ma więcej statków po emigracji niż wolnych kolumn stołu.
feast-for-odin-position-owned-silver = „{ $path_name }”: na planszy wyspy, która do kogoś należy, nie leży srebro.
feast-for-odin-position-space = „{ $path_name }”: ci wikingowie nie mogą stać na polu „{ $space }”.
feast-for-odin-position-vikings = „{ $path_name }”: { $seat } ma w grze wikingów: { $vikings_count }, a w tej chwili musi mieć { $wanted_count }.
feast-for-odin-position-weapons = „{ $path_name }”: łączna liczba kart „{ $item }” musi wynosić { $cards_count }.
feast-for-odin-position-special-places = „{ $path_name }”: { $item } musi być dokładnie w jednym miejscu, a nie w { $places_count }.
feast-for-odin-position-buildings = „{ $path_name }”: za dużo lub za mało jest { NAME($item, form: "genitive") }.
feast-for-odin-position-card-places = „{ $path_name }”: karta { $card } jest w kilku miejscach: { $places_count }.
feast-for-odin-position-card-twice = „{ $path_name }” wymienia kartę dwa razy.
feast-for-odin-position-strip-places = „{ $path_name }”: { $strip } jest w dwóch miejscach.
feast-for-odin-position-laid-outside = „{ $path_name }”: { $item } leży { NAME($area, form: "in") } poza kratkami, które można zakryć.
feast-for-odin-position-laid-overlap = „{ $path_name }”: { $item } leży { NAME($area, form: "in") } na innym elemencie.
feast-for-odin-position-laid-contact = „{ $path_name }”: { $item } styka się { NAME($area, form: "in") } z żetonem, z którym nie wolno.
feast-for-odin-position-piece = „{ $path_name }” musi być elementem, obszarem, rzędem i kolumną oraz obrotem, a nie { $given_text }.
feast-for-odin-position-pending = „{ $path_name }”: oczekujące kroki nie mogą tak po sobie następować.
feast-for-odin-position-frame = „{ $path_name }”: oczekujący krok „{ $step_name }” nie pasuje do stołu.
feast-for-odin-position-round = „{ $path_name }”: liczba rund gry to { $most_count }, a ta nie może być w tej chwili.
feast-for-odin-position-aside = „{ $path_name }”: wikingowie czekają tylko w grze solo.
feast-for-odin-position-spent = „{ $path_name }”: tylko karty w grze mogły już zużyć swój efekt.

## Dziennik

feast-for-odin-starting-player = Rozpoczyna { $seat }.
feast-for-odin-starting-card = Karta startowa gracza { NAME($seat, form: "bare") }: { $card }.
feast-for-odin-imitation-open = Do tej gry należy pole „{ $space }”.
feast-for-odin-round-begins = Zaczyna się runda { $round_number }.
feast-for-odin-new-viking = { $vikings_count ->
    [one] { $seat } ma na polu Thing { $vikings_count } wikinga.
   *[many] { $seat } ma na polu Thing { $vikings_count } wikingów.
}
feast-for-odin-harvest = Żniwa poziomu { $level_number }.
feast-for-odin-no-harvest = W tej rundzie nie ma żniw.
feast-for-odin-board-turned = Plansza wyspy zostaje odwrócona i pokazuje teraz { NAME($board, form: "accusative") }.
feast-for-odin-board-silver = { $silver_count ->
    [one] { NAME($board, form: "in") } leży { $silver_count } srebrnik.
    [few] { NAME($board, form: "in") } leżą { $silver_count } srebrniki.
   *[many] { NAME($board, form: "in") } leży { $silver_count } srebrników.
}
feast-for-odin-weapon-drawn = { $seat } dobiera { NAME($item, form: "accusative") }.
feast-for-odin-weapon-taken = { $seat } bierze { NAME($item, form: "accusative") }.
feast-for-odin-new-start-player = { $seat } stawia ostatnich wikingów i bierze znacznik gracza rozpoczynającego.
feast-for-odin-income = { $silver_count ->
    [0] { $seat } nie dostaje dochodu.
    [one] { $seat } dostaje { $silver_count } srebrnik dochodu.
    [few] { $seat } dostaje { $silver_count } srebrniki dochodu.
   *[many] { $seat } dostaje { $silver_count } srebrników dochodu.
}
feast-for-odin-born = { ID($item) ->
    [sheep] { $young_count ->
        [one] { $seat }: rodzi się jagnię.
        [few] { $seat }: rodzą się { $young_count } jagnięta.
       *[many] { $seat }: rodzi się { $young_count } jagniąt.
    }
   *[cattle] { $young_count ->
        [one] { $seat }: rodzi się cielę.
        [few] { $seat }: rodzą się { $young_count } cielęta.
       *[many] { $seat }: rodzi się { $young_count } cieląt.
    }
}
feast-for-odin-pregnant = { ID($item) ->
    [sheep] Jedna owca gracza { NAME($seat, form: "bare") } jest kotna.
   *[cattle] Jedna krowa gracza { NAME($seat, form: "bare") } jest cielna.
}
feast-for-odin-bonus = { $seat } dostaje { NAME($item, form: "accusative") } jako premię { NAME($area, form: "in") }.
feast-for-odin-strip-aged = Pierwszy przedmiot { NAME($strip, form: "genitive") } zostaje usunięty.
feast-for-odin-strip-revealed = Odkryty zostaje { $strip }.
feast-for-odin-vikings-home = Wszyscy wikingowie wracają na pola Thing.
feast-for-odin-sent = { $vikings_count ->
    [one] { $seat } stawia { $vikings_count } wikinga na polu „{ $space }”.
   *[many] { $seat } stawia { $vikings_count } wikingów na polu „{ $space }”.
}
feast-for-odin-copied = { $seat } naśladuje pole „{ $space }”.
feast-for-odin-used-by-card = { $seat } dzięki karcie używa pola „{ $space }”.
feast-for-odin-passed = { $seat } pasuje.
feast-for-odin-must-pass = { $seat } nie ma już nic do zrobienia i pasuje.
feast-for-odin-paid = { $seat } oddaje { COUNT($paid_count, $item, form: "accusative") }.
feast-for-odin-gained = { $seat } zyskuje { COUNT($gained_count, $item, form: "accusative") }.
feast-for-odin-not-received = { $seat } nie ma miejsca na { NAME($item, form: "accusative") } i obchodzi się bez tego.
feast-for-odin-upgraded = { $seat } ulepsza { NAME($from_item, form: "accusative") } na { NAME($to_item, form: "accusative") }.
feast-for-odin-turned-over = { $seat } odwraca { NAME($from_item, form: "accusative") } na drugą stronę: { $to_item }.
feast-for-odin-took-items = { $seat } bierze { $items_count ->
    [one] { $items_count } przedmiot
    [few] { $items_count } przedmioty
   *[many] { $items_count } przedmiotów
} z { NAME($strip, form: "genitive") }.
feast-for-odin-strip-gone = { $strip } jest pusty i odpada z gry.
feast-for-odin-bought-tile = { $seat } kupuje { NAME($item, form: "accusative") } za { $silver_count ->
    [one] { $silver_count } srebrnik
    [few] { $silver_count } srebrniki
   *[many] { $silver_count } srebrników
}.
feast-for-odin-forged = { $seat } wykuwa { NAME($item, form: "accusative") }.
feast-for-odin-explored = { $silver_count ->
    [0] { $seat } odkrywa { NAME($board, form: "accusative") }.
    [one] { $seat } odkrywa { NAME($board, form: "accusative") } i znajduje { $silver_count } srebrnik.
    [few] { $seat } odkrywa { NAME($board, form: "accusative") } i znajduje { $silver_count } srebrniki.
   *[many] { $seat } odkrywa { NAME($board, form: "accusative") } i znajduje { $silver_count } srebrników.
}
feast-for-odin-emigrated = { $silver_count ->
    [one] { $seat } emigruje { NAME($item, form: "instrumental") } za { $silver_count } srebrnik.
    [few] { $seat } emigruje { NAME($item, form: "instrumental") } za { $silver_count } srebrniki.
   *[many] { $seat } emigruje { NAME($item, form: "instrumental") } za { $silver_count } srebrników.
}
feast-for-odin-recalled = { $vikings_count ->
    [one] { $seat } odzyskuje { $vikings_count } wikinga z pola „{ $space }”.
   *[many] { $seat } odzyskuje { $vikings_count } wikingów z pola „{ $space }”.
}
feast-for-odin-rolled = { $seat } wyrzuca { $roll_number }, wynik to { $sum_number }.
feast-for-odin-forced-success = Nie ma już za co płacić: { $seat } od razu odnosi sukces.
feast-for-odin-succeeded = { $seat } odnosi sukces z wynikiem { $result_number }.
feast-for-odin-looted = { $seat } z wynikiem { $result_number } bierze { NAME($item, form: "accusative") }.
feast-for-odin-failed = { $seat } ponosi porażkę.
feast-for-odin-card-drawn = { $seat } dobiera kartę pomocnika.
feast-for-odin-card-seen = Dobrana karta gracza { NAME($seat, form: "bare") }: { $card }.
feast-for-odin-no-card-left = Talia pomocników jest pusta; { $seat } nic nie dobiera.
feast-for-odin-card-played = { $seat } zagrywa kartę { $card }.
feast-for-odin-card-used = { $seat } używa karty { $card }.
feast-for-odin-cell = kolumna { $column }, rząd { $row }
feast-for-odin-laid = { $seat } układa { NAME($item, form: "accusative") } { NAME($area, form: "in") }: { $cell }.
feast-for-odin-slot-filled = { $seat } kładzie { NAME($item, form: "accusative") } na puste miejsce.
feast-for-odin-ship-bought = { $seat } kupuje { NAME($item, form: "accusative") } za { $silver_count ->
    [one] { $silver_count } srebrnik
    [few] { $silver_count } srebrniki
   *[many] { $silver_count } srebrników
}.
feast-for-odin-ore-loaded = { $seat } ładuje 1 rudę na { NAME($item, form: "accusative") }.
feast-for-odin-ore-unloaded = { $seat } zdejmuje 1 rudę z { NAME($item, form: "genitive") }.
feast-for-odin-ore-thrown = { $seat } oddaje 1 rudę z { NAME($item, form: "genitive") } za lepszy rzut.
feast-for-odin-tile-swapped = { $seat } zabiera { NAME($item, form: "accusative") } z planszy gracza { NAME($owner_seat, form: "bare") }.
feast-for-odin-fed = { $seat } podaje { NAME($item, form: "accusative") } w kolumnie { $column_number }.
feast-for-odin-column-empty = { $seat } zostawia kolumnę { $column_number } pustą.
feast-for-odin-feast-done = { $penalties_count ->
    [0] { $seat } karmi wszystkich wikingów.
    [one] { $seat } bierze { $penalties_count } karę Thing.
    [few] { $seat } bierze { $penalties_count } kary Thing.
   *[many] { $seat } bierze { $penalties_count } kar Thing.
}
feast-for-odin-game-ends = Ostatnia uczta skończona; gra dobiega końca.
feast-for-odin-scored = { $points_number ->
    [one] { $seat } zdobywa { $points_number } punkt.
    [few] { $seat } zdobywa { $points_number } punkty.
   *[many] { $seat } zdobywa { $points_number } punktów.
}
feast-for-odin-won = { $points_number ->
    [one] { $seat } wygrywa, zdobywając { $points_number } punkt.
    [few] { $seat } wygrywa, zdobywając { $points_number } punkty.
   *[many] { $seat } wygrywa, zdobywając { $points_number } punktów.
}

## Tabele w terminalu

feast-for-odin-sheet-round = Runda { $round } z { $rounds }
feast-for-odin-sheet-player = Gracz
feast-for-odin-sheet-thing = Wikingowie
feast-for-odin-sheet-supply = Zasoby
feast-for-odin-sheet-income = Dochód
feast-for-odin-sheet-feast = Uczta
feast-for-odin-sheet-cards = Karty
feast-for-odin-sheet-score = Wynik
feast-for-odin-sheet-spaces = Pola akcji
feast-for-odin-sheet-column = Kolumna { $number }
feast-for-odin-sheet-previous = poprzednia runda
feast-for-odin-sheet-table = Na stole
feast-for-odin-sheet-what = Co
feast-for-odin-sheet-there = Jest
feast-for-odin-sheet-display = Żetony specjalne
feast-for-odin-sheet-hand = Twoja ręka
feast-for-odin-sheet-played = Twoi pomocnicy
feast-for-odin-sheet-number = Nr
feast-for-odin-sheet-card = Karta
feast-for-odin-sheet-points = Punkty
feast-for-odin-sheet-when = Kiedy
feast-for-odin-sheet-effect = Działanie
feast-for-odin-sheet-occupied = { $name } { $vikings }
feast-for-odin-sheet-area = { $name } ({ $area })

# --- odpowiedzi w terminalu
feast-for-odin-place-words = { $turns ->
    [1] { $board }, { $cell }
   *[other] { $board }, { $cell }, { $turned }
}
feast-for-odin-place-nothing = Nie zakrywa kar i nie zmienia dochodu.
feast-for-odin-place-picture = { $item } ({ $mark }): { $gains }
feast-for-odin-offer-odds = Szansa na sukces: { $next } w następnym rzucie, { $within } we wszystkich pozostałych.
feast-for-odin-offer-success = Sukces: { $items }.
feast-for-odin-offer-failure = { $count ->
    [0] Porażka: nic.
   *[other] Porażka: { $items }.
}
feast-for-odin-offer-width = { $count ->
    [one] Zapełnia { $count } kolumnę.
    [few] Zapełnia { $count } kolumny.
   *[many] Zapełnia { $count } kolumn.
}

## Podpowiedzi i analizy

feast-for-odin-order-send = Wyślij wikingów na pole „{ $space }”.
feast-for-odin-order-pass = Spasuj.
feast-for-odin-order-copy = Użyj pola „{ $space }”.
feast-for-odin-order-play = Zagraj kartę { $card }.
feast-for-odin-order-take = Weź { $count } z { NAME($strip, form: "genitive") }.
feast-for-odin-order-upgrade = Ulepsz { NAME($good_item, form: "accusative") }.
feast-for-odin-order-turn = Odwróć { NAME($good_item, form: "accusative") } na drugą stronę.
feast-for-odin-order-pick = Wybierz { NAME($item, form: "accusative") }.
feast-for-odin-order-explore = Odkryj { NAME($board, form: "accusative") }.
feast-for-odin-order-roll = Rzuć kością.
feast-for-odin-order-keep = Zostaw ten wynik.
feast-for-odin-order-lay = Ułóż { NAME($item, form: "accusative") }.
feast-for-odin-order-fill = Zapełnij miejsce { NAME($building_item, form: "genitive") }, kładąc { NAME($item, form: "accusative") }.
feast-for-odin-order-buy = Kup { NAME($ship_item, form: "accusative") }.
feast-for-odin-order-load = Załaduj rudę na { NAME($ship_item, form: "accusative") }.
feast-for-odin-order-recall = Sprowadź wikingów z pola „{ $space }”.
feast-for-odin-order-eat = Podaj { NAME($food_item, form: "accusative") }.
feast-for-odin-why-points = Daje więcej punktów.
feast-for-odin-why-income = Daje większy dochód w następnych rundach.
feast-for-odin-why-silver = Zostawia ci więcej srebra.
feast-for-odin-why-tiles = Daje więcej zielonych, niebieskich lub specjalnych żetonów na twoje plansze.
feast-for-odin-why-material = Daje więcej drewna, kamienia lub rudy.
feast-for-odin-why-weapons = Daje więcej broni.
feast-for-odin-why-ships = Daje więcej statków.
feast-for-odin-why-animals = Daje więcej zwierząt.
feast-for-odin-why-emigration = Daje emigrację, która skraca wszystkie następne uczty.
feast-for-odin-why-cards = Daje więcej pomocników.
feast-for-odin-why-vikings = Wymaga mniej wikingów.
feast-for-odin-why-food = Lepiej wyżywi twoich wikingów na najbliższej uczcie.
feast-for-odin-why-boards = Zostawia mniej otwartych pól ujemnych albo otwiera wartą tego planszę.
feast-for-odin-why-rival = Powstrzymuje twojego najsilniejszego rywala: { $rival_seat }.
feast-for-odin-less-points = Daje mniej punktów.
feast-for-odin-less-income = Daje mniejszy dochód w następnych rundach.
feast-for-odin-less-silver = Zostawia ci mniej srebra.
feast-for-odin-less-tiles = Daje mniej zielonych, niebieskich lub specjalnych żetonów na twoje plansze.
feast-for-odin-less-material = Daje mniej drewna, kamienia lub rudy.
feast-for-odin-less-weapons = Zostawia ci mniej broni.
feast-for-odin-less-ships = Daje mniej statków.
feast-for-odin-less-animals = Daje mniej zwierząt.
feast-for-odin-less-emigration = Odkłada emigrację, która skróciłaby wszystkie następne uczty.
feast-for-odin-less-cards = Daje mniej pomocników.
feast-for-odin-less-vikings = Wymaga więcej wikingów.
feast-for-odin-less-food = Gorzej wyżywi twoich wikingów na najbliższej uczcie.
feast-for-odin-less-boards = Zostawia więcej otwartych pól ujemnych albo nie daje nowej planszy.
feast-for-odin-less-rival = Pomaga twojemu najsilniejszemu rywalowi: { $rival_seat }.
