# Ortus Regni

## Nazwy

ortus-regni-card-castle = { $form ->
    [inside] zamek
    [counted] { $count ->
        [one] zamek
        [few] zamki
        [other] zamku
       *[many] zamków
    }
    [genitive] { $count ->
        [one] zamku
       *[other] zamków
    }
    [dative] zamkowi
    [accusative] { $count ->
        [one] zamek
        [few] zamki
        [other] zamku
       *[many] zamków
    }
    [instrumental] zamkiem
    [locative] zamku
   *[plain] Zamek
}
    .gender = masculine
ortus-regni-card-land = { $form ->
    [inside] ziemia
    [counted] { $count ->
        [one] ziemia
        [few] ziemie
        [other] ziemi
       *[many] ziem
    }
    [genitive] { $count ->
        [one] ziemi
       *[other] ziem
    }
    [dative] ziemi
    [accusative] { $count ->
        [one] ziemię
        [few] ziemie
        [other] ziemi
       *[many] ziem
    }
    [instrumental] ziemią
    [locative] ziemi
   *[plain] Ziemia
}
    .gender = feminine
ortus-regni-card-market_town = { $form ->
    [inside] miasto targowe
    [counted] { $count ->
        [one] miasto targowe
        [few] miasta targowe
        [other] miasta targowego
       *[many] miast targowych
    }
    [genitive] { $count ->
        [one] miasta targowego
       *[other] miast targowych
    }
    [dative] miastu targowemu
    [accusative] { $count ->
        [one] miasto targowe
        [few] miasta targowe
        [other] miasta targowego
       *[many] miast targowych
    }
    [instrumental] miastem targowym
    [locative] mieście targowym
   *[plain] Miasto targowe
}
    .gender = neuter
ortus-regni-card-church = { $form ->
    [inside] kościół
    [counted] { $count ->
        [one] kościół
        [few] kościoły
        [other] kościoła
       *[many] kościołów
    }
    [genitive] { $count ->
        [one] kościoła
       *[other] kościołów
    }
    [dative] kościołowi
    [accusative] { $count ->
        [one] kościół
        [few] kościoły
        [other] kościoła
       *[many] kościołów
    }
    [instrumental] kościołem
    [locative] kościele
   *[plain] Kościół
}
    .gender = masculine
ortus-regni-card-cathedral = { $form ->
    [inside] katedra
    [counted] { $count ->
        [one] katedra
        [few] katedry
        [other] katedry
       *[many] katedr
    }
    [genitive] { $count ->
        [one] katedry
       *[other] katedr
    }
    [dative] katedrze
    [accusative] { $count ->
        [one] katedrę
        [few] katedry
        [other] katedry
       *[many] katedr
    }
    [instrumental] katedrą
    [locative] katedrze
   *[plain] Katedra
}
    .gender = feminine
ortus-regni-card-prince = { $form ->
    [inside] książę
    [counted] { $count ->
        [one] książę
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [genitive] { $count ->
        [one] księcia
       *[other] książąt
    }
    [dative] księciu
    [accusative] { $count ->
        [one] księcia
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [instrumental] księciem
    [locative] księciu
   *[plain] Książę
}
    .gender = masculine
ortus-regni-card-vassal = { $form ->
    [inside] wasal
    [counted] { $count ->
        [one] wasal
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [genitive] { $count ->
        [one] wasala
       *[other] wasali
    }
    [dative] wasalowi
    [accusative] { $count ->
        [one] wasala
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [instrumental] wasalem
    [locative] wasalu
   *[plain] Wasal
}
    .gender = masculine
ortus-regni-card-champion = { $form ->
    [inside] czempion
    [counted] { $count ->
        [one] czempion
        [few] czempionów
        [other] czempiona
       *[many] czempionów
    }
    [genitive] { $count ->
        [one] czempiona
       *[other] czempionów
    }
    [dative] czempionowi
    [accusative] { $count ->
        [one] czempiona
        [few] czempionów
        [other] czempiona
       *[many] czempionów
    }
    [instrumental] czempionem
    [locative] czempionie
   *[plain] Czempion
}
    .gender = masculine
ortus-regni-card-monk = { $form ->
    [inside] mnich
    [counted] { $count ->
        [one] mnich
        [few] mnichów
        [other] mnicha
       *[many] mnichów
    }
    [genitive] { $count ->
        [one] mnicha
       *[other] mnichów
    }
    [dative] mnichowi
    [accusative] { $count ->
        [one] mnicha
        [few] mnichów
        [other] mnicha
       *[many] mnichów
    }
    [instrumental] mnichem
    [locative] mnichu
   *[plain] Mnich
}
    .gender = masculine
ortus-regni-card-mercenary = { $form ->
    [inside] najemnik
    [counted] { $count ->
        [one] najemnik
        [few] najemników
        [other] najemnika
       *[many] najemników
    }
    [genitive] { $count ->
        [one] najemnika
       *[other] najemników
    }
    [dative] najemnikowi
    [accusative] { $count ->
        [one] najemnika
        [few] najemników
        [other] najemnika
       *[many] najemników
    }
    [instrumental] najemnikiem
    [locative] najemniku
   *[plain] Najemnik
}
    .gender = masculine
ortus-regni-card-treachery = { $form ->
    [inside] zdrada
    [counted] { $count ->
        [one] zdrada
        [few] zdrady
        [other] zdrady
       *[many] zdrad
    }
    [genitive] { $count ->
        [one] zdrady
       *[other] zdrad
    }
    [dative] zdradzie
    [accusative] { $count ->
        [one] zdradę
        [few] zdrady
        [other] zdrady
       *[many] zdrad
    }
    [instrumental] zdradą
    [locative] zdradzie
   *[plain] Zdrada
}
    .gender = feminine
ortus-regni-card-intrigue = { $form ->
    [inside] intryga
    [counted] { $count ->
        [one] intryga
        [few] intrygi
        [other] intrygi
       *[many] intryg
    }
    [genitive] { $count ->
        [one] intrygi
       *[other] intryg
    }
    [dative] intrydze
    [accusative] { $count ->
        [one] intrygę
        [few] intrygi
        [other] intrygi
       *[many] intryg
    }
    [instrumental] intrygą
    [locative] intrydze
   *[plain] Intryga
}
    .gender = feminine
ortus-regni-card-allies = { $form ->
    [inside] sojusznicy
    [counted] { $count ->
        [one] karta sojuszników
        [few] karty sojuszników
        [other] karty sojuszników
       *[many] kart sojuszników
    }
    [genitive] sojuszników
    [dative] sojusznikom
    [accusative] { $count ->
        [one] sojuszników
        [few] karty sojuszników
        [other] karty sojuszników
       *[many] kart sojuszników
    }
    [instrumental] sojusznikami
    [locative] sojusznikach
   *[plain] Sojusznicy
}
    .gender = plural
ortus-regni-card-banquet = { $form ->
    [inside] biesiada
    [counted] { $count ->
        [one] biesiada
        [few] biesiady
        [other] biesiady
       *[many] biesiad
    }
    [genitive] { $count ->
        [one] biesiady
       *[other] biesiad
    }
    [dative] biesiadzie
    [accusative] { $count ->
        [one] biesiadę
        [few] biesiady
        [other] biesiady
       *[many] biesiad
    }
    [instrumental] biesiadą
    [locative] biesiadzie
   *[plain] Biesiada
}
    .gender = feminine
ortus-regni-card-banner = { $form ->
    [inside] chorągiew
    [counted] { $count ->
        [one] chorągiew
        [few] chorągwie
        [other] chorągwi
       *[many] chorągwi
    }
    [genitive] chorągwi
    [dative] chorągwi
    [accusative] { $count ->
        [one] chorągiew
        [few] chorągwie
        [other] chorągwi
       *[many] chorągwi
    }
    [instrumental] chorągwią
    [locative] chorągwi
   *[plain] Chorągiew
}
    .gender = feminine
ortus-regni-card-palace = { $form ->
    [inside] pałac
    [counted] { $count ->
        [one] pałac
        [few] pałace
        [other] pałacu
       *[many] pałaców
    }
    [genitive] { $count ->
        [one] pałacu
       *[other] pałaców
    }
    [dative] pałacowi
    [accusative] { $count ->
        [one] pałac
        [few] pałace
        [other] pałacu
       *[many] pałaców
    }
    [instrumental] pałacem
    [locative] pałacu
   *[plain] Pałac
}
    .gender = masculine
ortus-regni-card-nothing = nic

ortus-regni-hand-castle = { $form ->
    [inside] zamek
    [counted] { $count ->
        [one] zamek
        [few] zamki
        [other] zamku
       *[many] zamków
    }
    [genitive] { $count ->
        [one] zamku
       *[other] zamków
    }
    [dative] zamkowi
    [accusative] { $count ->
        [one] zamek
        [few] zamki
        [other] zamku
       *[many] zamków
    }
    [instrumental] zamkiem
    [locative] zamku
   *[plain] Zamek
}
    .gender = masculine
ortus-regni-hand-land = { $form ->
    [inside] ziemia
    [counted] { $count ->
        [one] ziemia
        [few] ziemie
        [other] ziemi
       *[many] ziem
    }
    [genitive] { $count ->
        [one] ziemi
       *[other] ziem
    }
    [dative] ziemi
    [accusative] { $count ->
        [one] ziemię
        [few] ziemie
        [other] ziemi
       *[many] ziem
    }
    [instrumental] ziemią
    [locative] ziemi
   *[plain] Ziemia
}
    .gender = feminine
ortus-regni-hand-market_town = { $form ->
    [inside] miasto targowe
    [counted] { $count ->
        [one] miasto targowe
        [few] miasta targowe
        [other] miasta targowego
       *[many] miast targowych
    }
    [genitive] { $count ->
        [one] miasta targowego
       *[other] miast targowych
    }
    [dative] miastu targowemu
    [accusative] { $count ->
        [one] miasto targowe
        [few] miasta targowe
        [other] miasta targowego
       *[many] miast targowych
    }
    [instrumental] miastem targowym
    [locative] mieście targowym
   *[plain] Miasto targowe
}
    .gender = neuter
ortus-regni-hand-church = { $form ->
    [inside] kościół
    [counted] { $count ->
        [one] kościół
        [few] kościoły
        [other] kościoła
       *[many] kościołów
    }
    [genitive] { $count ->
        [one] kościoła
       *[other] kościołów
    }
    [dative] kościołowi
    [accusative] { $count ->
        [one] kościół
        [few] kościoły
        [other] kościoła
       *[many] kościołów
    }
    [instrumental] kościołem
    [locative] kościele
   *[plain] Kościół
}
    .gender = masculine
ortus-regni-hand-cathedral = { $form ->
    [inside] katedra
    [counted] { $count ->
        [one] katedra
        [few] katedry
        [other] katedry
       *[many] katedr
    }
    [genitive] { $count ->
        [one] katedry
       *[other] katedr
    }
    [dative] katedrze
    [accusative] { $count ->
        [one] katedrę
        [few] katedry
        [other] katedry
       *[many] katedr
    }
    [instrumental] katedrą
    [locative] katedrze
   *[plain] Katedra
}
    .gender = feminine
ortus-regni-hand-prince = { $form ->
    [inside] książę
    [counted] { $count ->
        [one] książę
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [genitive] { $count ->
        [one] księcia
       *[other] książąt
    }
    [dative] księciu
    [accusative] { $count ->
        [one] księcia
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [instrumental] księciem
    [locative] księciu
   *[plain] Książę
}
    .gender = masculine
ortus-regni-hand-vassal = { $form ->
    [inside] wasal
    [counted] { $count ->
        [one] wasal
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [genitive] { $count ->
        [one] wasala
       *[other] wasali
    }
    [dative] wasalowi
    [accusative] { $count ->
        [one] wasala
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [instrumental] wasalem
    [locative] wasalu
   *[plain] Wasal
}
    .gender = masculine
ortus-regni-hand-champion = { $form ->
    [inside] czempion
    [counted] { $count ->
        [one] czempion
        [few] czempionów
        [other] czempiona
       *[many] czempionów
    }
    [genitive] { $count ->
        [one] czempiona
       *[other] czempionów
    }
    [dative] czempionowi
    [accusative] { $count ->
        [one] czempiona
        [few] czempionów
        [other] czempiona
       *[many] czempionów
    }
    [instrumental] czempionem
    [locative] czempionie
   *[plain] Czempion
}
    .gender = masculine
ortus-regni-hand-monk = { $form ->
    [inside] mnich
    [counted] { $count ->
        [one] mnich
        [few] mnichów
        [other] mnicha
       *[many] mnichów
    }
    [genitive] { $count ->
        [one] mnicha
       *[other] mnichów
    }
    [dative] mnichowi
    [accusative] { $count ->
        [one] mnicha
        [few] mnichów
        [other] mnicha
       *[many] mnichów
    }
    [instrumental] mnichem
    [locative] mnichu
   *[plain] Mnich
}
    .gender = masculine
ortus-regni-hand-mercenary = { $form ->
    [inside] najemnik
    [counted] { $count ->
        [one] najemnik
        [few] najemników
        [other] najemnika
       *[many] najemników
    }
    [genitive] { $count ->
        [one] najemnika
       *[other] najemników
    }
    [dative] najemnikowi
    [accusative] { $count ->
        [one] najemnika
        [few] najemników
        [other] najemnika
       *[many] najemników
    }
    [instrumental] najemnikiem
    [locative] najemniku
   *[plain] Najemnik
}
    .gender = masculine
ortus-regni-hand-treachery = { $form ->
    [inside] zdrada
    [counted] { $count ->
        [one] zdrada
        [few] zdrady
        [other] zdrady
       *[many] zdrad
    }
    [genitive] { $count ->
        [one] zdrady
       *[other] zdrad
    }
    [dative] zdradzie
    [accusative] { $count ->
        [one] zdradę
        [few] zdrady
        [other] zdrady
       *[many] zdrad
    }
    [instrumental] zdradą
    [locative] zdradzie
   *[plain] Zdrada
}
    .gender = feminine
ortus-regni-hand-intrigue = { $form ->
    [inside] intryga
    [counted] { $count ->
        [one] intryga
        [few] intrygi
        [other] intrygi
       *[many] intryg
    }
    [genitive] { $count ->
        [one] intrygi
       *[other] intryg
    }
    [dative] intrydze
    [accusative] { $count ->
        [one] intrygę
        [few] intrygi
        [other] intrygi
       *[many] intryg
    }
    [instrumental] intrygą
    [locative] intrydze
   *[plain] Intryga
}
    .gender = feminine
ortus-regni-hand-allies = { $form ->
    [inside] sojusznicy
    [counted] { $count ->
        [one] karta sojuszników
        [few] karty sojuszników
        [other] karty sojuszników
       *[many] kart sojuszników
    }
    [genitive] sojuszników
    [dative] sojusznikom
    [accusative] { $count ->
        [one] sojuszników
        [few] karty sojuszników
        [other] karty sojuszników
       *[many] kart sojuszników
    }
    [instrumental] sojusznikami
    [locative] sojusznikach
   *[plain] Sojusznicy
}
    .gender = plural
ortus-regni-hand-banquet = { $form ->
    [inside] biesiada
    [counted] { $count ->
        [one] biesiada
        [few] biesiady
        [other] biesiady
       *[many] biesiad
    }
    [genitive] { $count ->
        [one] biesiady
       *[other] biesiad
    }
    [dative] biesiadzie
    [accusative] { $count ->
        [one] biesiadę
        [few] biesiady
        [other] biesiady
       *[many] biesiad
    }
    [instrumental] biesiadą
    [locative] biesiadzie
   *[plain] Biesiada
}
    .gender = feminine
ortus-regni-hand-banner = { $form ->
    [inside] chorągiew
    [counted] { $count ->
        [one] chorągiew
        [few] chorągwie
        [other] chorągwi
       *[many] chorągwi
    }
    [genitive] chorągwi
    [dative] chorągwi
    [accusative] { $count ->
        [one] chorągiew
        [few] chorągwie
        [other] chorągwi
       *[many] chorągwi
    }
    [instrumental] chorągwią
    [locative] chorągwi
   *[plain] Chorągiew
}
    .gender = feminine
ortus-regni-hand-palace = { $form ->
    [inside] pałac
    [counted] { $count ->
        [one] pałac
        [few] pałace
        [other] pałacu
       *[many] pałaców
    }
    [genitive] { $count ->
        [one] pałacu
       *[other] pałaców
    }
    [dative] pałacowi
    [accusative] { $count ->
        [one] pałac
        [few] pałace
        [other] pałacu
       *[many] pałaców
    }
    [instrumental] pałacem
    [locative] pałacu
   *[plain] Pałac
}
    .gender = masculine

ortus-regni-army-infantry = { $form ->
    [inside] piechota
    [counted] { $count ->
        [one] oddział piechoty
        [few] oddziały piechoty
        [other] oddziału piechoty
       *[many] oddziałów piechoty
    }
    [genitive] { $count ->
        [one] piechoty
       *[other] oddziałów piechoty
    }
    [dative] piechocie
    [accusative] { $count ->
        [one] piechotę
        [few] oddziały piechoty
        [other] oddziału piechoty
       *[many] oddziałów piechoty
    }
    [instrumental] piechotą
    [locative] piechocie
   *[plain] Piechota
}
    .gender = feminine
ortus-regni-army-knight = { $form ->
    [inside] rycerz
    [counted] { $count ->
        [one] rycerz
        [few] rycerzy
        [other] rycerza
       *[many] rycerzy
    }
    [genitive] { $count ->
        [one] rycerza
       *[other] rycerzy
    }
    [dative] rycerzowi
    [accusative] { $count ->
        [one] rycerza
        [few] rycerzy
        [other] rycerza
       *[many] rycerzy
    }
    [instrumental] rycerzem
    [locative] rycerzu
   *[plain] Rycerz
}
    .gender = masculine
ortus-regni-viking-viking = { $form ->
    [inside] wiking
    [counted] { $count ->
        [one] wiking
        [few] wikingów
        [other] wikinga
       *[many] wikingów
    }
    [genitive] { $count ->
        [one] wikinga
       *[other] wikingów
    }
    [dative] wikingowi
    [accusative] { $count ->
        [one] wikinga
        [few] wikingów
        [other] wikinga
       *[many] wikingów
    }
    [instrumental] wikingiem
    [locative] wikingu
   *[plain] Wiking
}
    .gender = masculine
ortus-regni-viking-chieftain = { $form ->
    [inside] wódz
    [counted] { $count ->
        [one] wódz
        [few] wodzów
        [other] wodza
       *[many] wodzów
    }
    [genitive] { $count ->
        [one] wodza
       *[other] wodzów
    }
    [dative] wodzowi
    [accusative] { $count ->
        [one] wodza
        [few] wodzów
        [other] wodza
       *[many] wodzów
    }
    [instrumental] wodzem
    [locative] wodzu
   *[plain] Wódz
}
    .gender = masculine
ortus-regni-joust-prince = { $form ->
    [inside] książę
    [counted] { $count ->
        [one] książę
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [genitive] { $count ->
        [one] księcia
       *[other] książąt
    }
    [dative] księciu
    [accusative] { $count ->
        [one] księcia
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [instrumental] księciem
    [locative] księciu
   *[plain] Książę
}
    .gender = masculine
ortus-regni-joust-vassal = { $form ->
    [inside] wasal
    [counted] { $count ->
        [one] wasal
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [genitive] { $count ->
        [one] wasala
       *[other] wasali
    }
    [dative] wasalowi
    [accusative] { $count ->
        [one] wasala
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [instrumental] wasalem
    [locative] wasalu
   *[plain] Wasal
}
    .gender = masculine
ortus-regni-joust-no_luck = { $form ->
    [inside] pech
    [genitive] pecha
    [accusative] kartę „Pech”
   *[plain] Pech
}
ortus-regni-result-normal = Zwykła bitwa
ortus-regni-result-attacker_wins = Wygrywa atakujący
ortus-regni-result-defender_wins = Wygrywa obrońca
ortus-regni-result-church_decides = Rozstrzyga Kościół

ortus-regni-unit-prince = { $form ->
    [inside] książę
    [counted] { $count ->
        [one] książę
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [genitive] { $count ->
        [one] księcia
       *[other] książąt
    }
    [dative] księciu
    [accusative] { $count ->
        [one] księcia
        [few] książąt
        [other] księcia
       *[many] książąt
    }
    [instrumental] księciem
    [locative] księciu
   *[plain] Książę
}
    .gender = masculine
ortus-regni-unit-vassal = { $form ->
    [inside] wasal
    [counted] { $count ->
        [one] wasal
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [genitive] { $count ->
        [one] wasala
       *[other] wasali
    }
    [dative] wasalowi
    [accusative] { $count ->
        [one] wasala
        [few] wasali
        [other] wasala
       *[many] wasali
    }
    [instrumental] wasalem
    [locative] wasalu
   *[plain] Wasal
}
    .gender = masculine
ortus-regni-unit-champion = { $form ->
    [inside] czempion
    [counted] { $count ->
        [one] czempion
        [few] czempionów
        [other] czempiona
       *[many] czempionów
    }
    [genitive] { $count ->
        [one] czempiona
       *[other] czempionów
    }
    [dative] czempionowi
    [accusative] { $count ->
        [one] czempiona
        [few] czempionów
        [other] czempiona
       *[many] czempionów
    }
    [instrumental] czempionem
    [locative] czempionie
   *[plain] Czempion
}
    .gender = masculine
ortus-regni-unit-monk = { $form ->
    [inside] mnich
    [counted] { $count ->
        [one] mnich
        [few] mnichów
        [other] mnicha
       *[many] mnichów
    }
    [genitive] { $count ->
        [one] mnicha
       *[other] mnichów
    }
    [dative] mnichowi
    [accusative] { $count ->
        [one] mnicha
        [few] mnichów
        [other] mnicha
       *[many] mnichów
    }
    [instrumental] mnichem
    [locative] mnichu
   *[plain] Mnich
}
    .gender = masculine
ortus-regni-unit-mercenary = { $form ->
    [inside] najemnik
    [counted] { $count ->
        [one] najemnik
        [few] najemników
        [other] najemnika
       *[many] najemników
    }
    [genitive] { $count ->
        [one] najemnika
       *[other] najemników
    }
    [dative] najemnikowi
    [accusative] { $count ->
        [one] najemnika
        [few] najemników
        [other] najemnika
       *[many] najemników
    }
    [instrumental] najemnikiem
    [locative] najemniku
   *[plain] Najemnik
}
    .gender = masculine
ortus-regni-unit-king = { $form ->
    [inside] król
    [counted] { $count ->
        [one] król
        [few] królów
        [other] króla
       *[many] królów
    }
    [genitive] { $count ->
        [one] króla
       *[other] królów
    }
    [dative] królowi
    [accusative] { $count ->
        [one] króla
        [few] królów
        [other] króla
       *[many] królów
    }
    [instrumental] królem
    [locative] królu
   *[plain] Król
}
    .gender = masculine
ortus-regni-unit-infantry = { $form ->
    [inside] piechota
    [counted] { $count ->
        [one] oddział piechoty
        [few] oddziały piechoty
        [other] oddziału piechoty
       *[many] oddziałów piechoty
    }
    [genitive] { $count ->
        [one] piechoty
       *[other] oddziałów piechoty
    }
    [dative] piechocie
    [accusative] { $count ->
        [one] piechotę
        [few] oddziały piechoty
        [other] oddziału piechoty
       *[many] oddziałów piechoty
    }
    [instrumental] piechotą
    [locative] piechocie
   *[plain] Piechota
}
    .gender = feminine
ortus-regni-unit-knight = { $form ->
    [inside] rycerz
    [counted] { $count ->
        [one] rycerz
        [few] rycerzy
        [other] rycerza
       *[many] rycerzy
    }
    [genitive] { $count ->
        [one] rycerza
       *[other] rycerzy
    }
    [dative] rycerzowi
    [accusative] { $count ->
        [one] rycerza
        [few] rycerzy
        [other] rycerza
       *[many] rycerzy
    }
    [instrumental] rycerzem
    [locative] rycerzu
   *[plain] Rycerz
}
    .gender = masculine

ortus-regni-deck-land_army = Ziemia i armia
ortus-regni-deck-lords = Panowie
ortus-regni-deck-church_emissaries = Kościół i emisariusze
ortus-regni-deck-politics = Polityka
ortus-regni-deck-all_rounder = Wszechstronna

ortus-regni-line-outlasted = Odpadli hrabiowie
ortus-regni-line-wins = Wygrane gry
ortus-regni-tie-holdings = Wytrzymałość budynków i posiadłości
ortus-regni-tie-towers = Wieże
ortus-regni-tie-cards = Karty w talii i na ręce
# Lenno w wierszu dziennika, jak podpis na stole: „zamek 3”.
ortus-regni-fief-with-cards = { ID($card) ->
    [castle] { ortus-regni-numbered-castle }
    [palace] { ortus-regni-numbered-palace }
   *[other] { ID($told_card) ->
        [castle] { ortus-regni-numbered-castle }
        [palace] { ortus-regni-numbered-palace }
       *[other] { ortus-regni-numbered-fief }
    }
}
ortus-regni-numbered-castle = { $form ->
    [genitive] zamku { $fief }
   *[plain] zamek { $fief }
}
ortus-regni-numbered-palace = { $form ->
    [genitive] pałacu { $fief }
   *[plain] pałac { $fief }
}
ortus-regni-numbered-fief = { $form ->
    [genitive] lenna { $fief }
   *[plain] lenno { $fief }
}

## Co robi każda karta

ortus-regni-reminder-castle = Wyłóż jako budynek: nowe lenno. Pada przy 2 obrażeniach w jednym oblężeniu. Intryga go nie dotyczy.
ortus-regni-reminder-palace = Budynek, od którego zaczynasz. Pada przy 3 obrażeniach w jednym oblężeniu. Stracony trafia na stos właściciela i można go znów dobrać.
ortus-regni-reminder-land = Dołącz do lenna: od razu 1 karta armii, 1 więcej przy każdym werbunku i miejsce, by wystawić 1 w bitwie.
ortus-regni-reminder-market_town = Dołącz do lenna: w parze z twoją ziemią werbuje i wystawia o 1 więcej.
ortus-regni-reminder-church = Dołącz do lenna: kto ma najwięcej kościołów, decyduje przy karcie „Rozstrzyga Kościół”, póki nie ma katedry; mimo katedry pozwala na sukcesję.
ortus-regni-reminder-cathedral = Dołącz do lenna, jedna na całym stole: decydujesz przy karcie „Rozstrzyga Kościół” i zakazujesz sukcesji hrabiom bez kościoła.
ortus-regni-reminder-prince = Pan lub wojownik z ręki (zadaje 1). Jego zamordowanie nie kosztuje lenna. Dziedzic przy sukcesji. Wysoka karta w turnieju.
ortus-regni-reminder-vassal = Pan lub wojownik z ręki (zadaje 1). Emisariusz wart 1 kostkę. Odpowiada na zdradę, intrygę i wasali. Niska karta w turnieju.
ortus-regni-reminder-champion = Pan lub wojownik z ręki (zadaje 2). W turnieju liczy się jako książę lub wasal, co lepsze.
ortus-regni-reminder-monk = Pan (opat, który może obejrzeć czyjąś rękę) lub wojownik z ręki (zadaje 0, przyjmuje 1). Emisariusz wart 2 kostki.
ortus-regni-reminder-mercenary = Najmij go: zadaje 2 w każdej twojej bitwie, sam lub z kartą armii w garnizonie. Podatny na zdradę i intrygę.
ortus-regni-reminder-treachery = Zamorduj pana (z każdym prócz księcia przepada lenno), spal posiadłość lub zabij najemnika innego hrabiego. Można odpowiedzieć.
ortus-regni-reminder-intrigue = Przejmij posiadłość lub najemnika innego hrabiego. Można odpowiedzieć.
ortus-regni-reminder-allies = Tylko odpowiedź w sporze: biją zdradę, intrygę, wasali i sojuszników; ich biją tylko sojusznicy.
ortus-regni-reminder-banquet = Dobierz 2 karty.
ortus-regni-reminder-banner = Chorągiew królewska (przewaga 2 czyni cię królem), turniej albo sukcesja: twój stos wraca do talii. Pozwala wymówić się od turnieju.

## Opcje

ortus-regni-option-tournament = Zawody: każdy zaczyna z dwiema wieżami z tacki. Przez dwie rundy nie wolno atakować ani zagrywać zdrady i intrygi.
ortus-regni-option-mulligan = Darmowa wymiana ręki: każdy może raz wtasować rękę początkową i dobrać pięć nowych kart. Poza tym nic się nie zmienia.
ortus-regni-option-legacy = Punkty dziedzictwa: przed budową talii każdy punkt kupuje dwie wieże, chorągiew, budynek, posiadłość lub pana. Co kupione, stoi na stole od początku i nie ma tego już w zestawie.
ortus-regni-option-neighbours = Sąsiedzi: hrabiowie mogą atakować tylko najbliższego hrabiego po lewej. Spiski, turnieje i wikingowie nadal sięgają wszystkich.
ortus-regni-option-tactics = Średniowieczna taktyka: hrabia, dla którego rozstrzygnięta bitwa jest niekorzystna, może chorągwią z ręki uczynić ją zwykłą. Drugi może ją odwrócić kolejną chorągwią i tak dalej.
ortus-regni-option-house = Podzielony ród: jeden hrabia wykłada dwanaście kart, które są w każdej talii. Pozostałe dwanaście każdy wybiera sam.
ortus-regni-option-draft = Wybór kart: każdy zatrzymuje dwie karty z paczki i podaje resztę dalej, aż talie są pełne. Nie ma tacek, a karta, która zmienia posiadacza, należy do nowego.
ortus-regni-option-state_and_church = Państwo i Kościół: kto na początku swojej tury jest królem i ma katedrę, od razu wygrywa. Poza tym nic się nie zmienia.
ortus-regni-option-captains = Kapitanowie najemników: garnizony najemników nie mają ograniczenia. Najemnik nadal zabiera do bitwy cały garnizon.
ortus-regni-option-resource = Zaradni hrabiowie: jako akcję oddaj dwie karty z ręki za jedną z tacki. Nikt nie widzi którą, a tacki się nie uzupełnia.
ortus-regni-option-teams = Dwugłowy hrabia: dwie dwuosobowe drużyny, siedzące na przemian, wygrywają i przegrywają razem. Sojusznicy walczą w swoich bitwach i odpowiadają za siebie na spiski.
ortus-regni-option-heathen = Wielka armia pogańska: nikt nie odpada; kto stracił wszystkie lenna, gra dalej i może wrócić. Gdy przyjdą wikingowie, hrabiowie muszą zniszczyć hordę, zanim zabraknie lenn, inaczej wszyscy przegrywają.
ortus-regni-option-series = Ile gier ma seria: 1, 3 lub 5.
ortus-regni-option-legacy_points = Ile punktów dziedzictwa ma każdy hrabia.
ortus-regni-option-round_limit = Runda, po której porównuje się hrabiów w grze.
ortus-regni-option-bequests = Ile sukcesji może przeprowadzić każdy hrabia w grze. Przy 0 nie ma ograniczenia.
ortus-regni-option-heathen_turns = Przy Wielkiej armii pogańskiej: po ilu turach wikingowie odpływają do domu i porównuje się hrabiów. Przy 0 zostają, aż zostaną zniszczeni albo wygrają.
ortus-regni-option-equal_turns = Hrabia, który nie może dobrać, odpada na koniec rundy, razem ze wszystkimi innymi, którzy nie mogą. Jeśli nikt inny nie zostaje, porównuje się majątek hrabiów; bez tej opcji kto nie może dobrać, odpada od razu.
ortus-regni-option-concession = Hrabiowie mogą poddać grę w swojej turze.
ortus-regni-option-first_turn_attack = Hrabiowie mogą atakować w swojej pierwszej turze.
ortus-regni-option-market_needs_land = Miasto targowe działa tylko w parze z ziemią.
ortus-regni-option-banquet_needs_full_draw = Biesiada wymaga dość kart w talii; bez tej opcji odpada ten, kto nie może dobrać wszystkich (nie przy Wielkiej armii pogańskiej).
ortus-regni-option-monastery_private = Pokazaną rękę widzi tylko hrabia, do którego należy opat.
ortus-regni-option-seize_enabled = Zwycięzca z przyczółkiem może zagarnąć obalone posiadłości.
ortus-regni-option-capture_buildings = Zwycięzca z przyczółkiem może zająć budynek, który pada.
ortus-regni-option-cube_returns = Kostka, która wyznacza dowodzącego wikingami, wraca do woreczka.
ortus-regni-option-viking_self_target = Dowodzący wikingami może skierować ich przeciw sobie.
ortus-regni-option-joust_kickers = Pozostałe karty rozstrzygają w turnieju równe układy.
ortus-regni-option-decks = Listy talii ustalone z góry: piętnaście liczb dla wszystkich albo po piętnaście dla każdego hrabiego. Bez nich talie buduje się przy stole.
ortus-regni-option-decks-land_army = Ziemia i armia
ortus-regni-option-decks-lords = Panowie
ortus-regni-option-decks-church_emissaries = Kościół i emisariusze
ortus-regni-option-decks-politics = Polityka
ortus-regni-option-decks-all_rounder = Wszechstronna

ortus-regni-variant-tournament = Zawody
ortus-regni-variant-mulligan = Darmowa wymiana ręki
ortus-regni-variant-legacy = Punkty dziedzictwa
ortus-regni-variant-neighbours = Sąsiedzi
ortus-regni-variant-tactics = Średniowieczna taktyka
ortus-regni-variant-house = Podzielony ród
ortus-regni-variant-draft = Wybór kart
ortus-regni-variant-state_and_church = Państwo i Kościół
ortus-regni-variant-captains = Kapitanowie najemników
ortus-regni-variant-resource = Zaradni hrabiowie
ortus-regni-variant-teams = Dwugłowy hrabia
ortus-regni-variant-heathen = Wielka armia pogańska
ortus-regni-variant-series = Seria gier

ortus-regni-variant-players = { $least_count ->
    [4] Wariant „{ $variant }” wymaga dokładnie { $most_count } hrabiów, a jest ich { $given_count }.
   *[other] Wariant „{ $variant }” wymaga od { $least_count } do { $most_count } hrabiów, a jest ich { $given_count }.
}
ortus-regni-variants-clash = Nie można razem grać wariantów „{ $variant }” i „{ $other_variant }”.
ortus-regni-series-length = Seria ma 1, 3 lub 5 gier, a nie { $given_text }.
ortus-regni-series-alone = Seria gier należy do wariantu Zawody; włącz go także.
ortus-regni-decks-length = Liczb w „decks” jest { $given_count }; potrzeba { $each_count }, po jednej na rodzaj kart, albo { $all_count }, po tyle dla każdego hrabiego.
ortus-regni-decks-clash = Przy wariancie „{ $variant }” nie można podać „decks”: talie powstają przy stole.

## Talie

ortus-regni-deck-palace = Pałac nigdy nie należy do talii: od początku stoi na stole.
ortus-regni-deck-unknown-card = Nie ma karty „{ $given_text }”. Czy chodzi o „{ $nearest_name }”?
ortus-regni-deck-unreadable = Zapisu „{ $given_text }” nie da się odczytać. Napisz kartę i ile jej jest, na przykład castle*3.
ortus-regni-deck-too-many = { COUNT($given_count, $card) } to o { $over_count } za dużo: w zestawie jest po { $most_count } z rodzaju.
ortus-regni-deck-too-big = { $given_count ->
    [one] Talia ma { $given_count } kartę, o { $over_count } więcej niż wymagane { $size_count }.
    [few] Talia ma { $given_count } karty, o { $over_count } więcej niż wymagane { $size_count }.
   *[many] Talia ma { $given_count } kart, o { $over_count } więcej niż wymagane { $size_count }.
}
ortus-regni-deck-too-small = { $given_count ->
    [one] Talia ma { $given_count } kartę, o { $short_count } mniej niż wymagane { $size_count }.
    [few] Talia ma { $given_count } karty, o { $short_count } mniej niż wymagane { $size_count }.
   *[many] Talia ma { $given_count } kart, o { $short_count } mniej niż wymagane { $size_count }.
}

## Pytania

ortus-regni-question-house = którą wspólną kartę wyłożyć
ortus-regni-question-deck = jakie karty ma talia
ortus-regni-question-draft = którą kartę zatrzymać
ortus-regni-question-tray-towers = która karta z tacki stanie się wieżą
ortus-regni-question-mulligan = czy zatrzymać rękę początkową
ortus-regni-question-legacy = co kupić za punkt dziedzictwa
ortus-regni-question-legacy-tower = która karta stanie się kupioną wieżą
ortus-regni-question-turn = co zrobić w tej turze
ortus-regni-question-free-moves = czy coś przenieść przed końcem tury
ortus-regni-question-place = do którego lenna trafia posiadłość
ortus-regni-question-attach = do którego lenna trafia posiadłość
ortus-regni-question-install = na którym budynku osadzić pana
ortus-regni-question-bequest = który książę dokonuje sukcesji
ortus-regni-question-treachery = w kogo uderza zdrada
ortus-regni-question-intrigue = co zabiera intryga
ortus-regni-question-property = która posiadłość lenna
ortus-regni-question-struggle = jak odpowiedzieć w sporze
ortus-regni-question-attack = co zaatakować
ortus-regni-question-vikings = dokąd poprowadzić wikingów
ortus-regni-question-field-attack = co wystawić do ataku
ortus-regni-question-field-defence = co wystawić do obrony
ortus-regni-question-church-ruling = jak Kościół rozstrzyga bitwę
ortus-regni-question-tactics = czy odwrócić bitwę chorągwią
ortus-regni-question-spread = która karta przyjmuje następny punkt
ortus-regni-question-spread-horde = która karta wikingów przepada
ortus-regni-question-towers-fall = która wieża pada
ortus-regni-question-properties-fall = która posiadłość pada
ortus-regni-question-spoils = co się stanie z obaloną posiadłością
ortus-regni-question-capture = co się stanie z obalonym budynkiem
ortus-regni-question-ransom = którego pojmanego pana wykupić
ortus-regni-question-ransom-item = co oddać jako okup
ortus-regni-question-ransom-property = którą posiadłość oddać jako okup
ortus-regni-question-joust = czy wziąć udział w turnieju
ortus-regni-question-stake = co postawić w turnieju
ortus-regni-question-rider = kto walczy w turnieju
ortus-regni-question-levy = którą kartę armii oddać królowi
ortus-regni-question-barter = którą kartę oddać
ortus-regni-question-barter-take = którą kartę wziąć z tacki
ortus-regni-question-series = czy zachować talię na następną grę

ortus-regni-ask-house = Wyłóż wspólne karty wszystkich talii: na razie { $cards_count } z { $common_count }.
ortus-regni-ask-deck = Zbuduj talię: na razie { $cards_count } z { $deck_count } kart. Weź gotową talię albo dodawaj karty.
ortus-regni-ask-draft = Zatrzymaj kartę ze swojej paczki. Reszta idzie dalej.
ortus-regni-ask-tray-towers = { $left_count ->
    [one] Połóż jeszcze { $left_count } kartę z tacki jako wieżę.
    [few] Połóż jeszcze { $left_count } karty z tacki jako wieże.
   *[many] Połóż jeszcze { $left_count } kart z tacki jako wieże.
}
ortus-regni-ask-mulligan = Zatrzymaj rękę początkową albo wtasuj ją i dobierz nową.
ortus-regni-ask-legacy = { $left_count ->
    [one] Wydaj ostatni punkt dziedzictwa.
   *[other] Wydaj punkt dziedzictwa: masz ich { $left_count }.
}
ortus-regni-ask-legacy-tower = Wybierz ze swojego zestawu kartę na wieżę. Nikt jej nie widzi.
ortus-regni-ask-turn = Twoja tura: wykonaj akcję, kładź wieże albo zakończ turę.
ortus-regni-ask-free-moves = Twoja akcja jest już wykonana. Kładź wieże, zapełniaj garnizony albo zakończ turę.
ortus-regni-ask-place = Wybierz lenno dla { NAME($card, form: "genitive") }.
ortus-regni-ask-attach = { $card } należy do ciebie: wybierz lenno.
ortus-regni-ask-install = Wybierz budynek dla { NAME($card, form: "genitive") }.
ortus-regni-ask-bequest = Wybierz księcia, który dokonuje sukcesji.
ortus-regni-ask-treachery = Zdrada: wybierz pana, lenno z posiadłością albo najemnika.
ortus-regni-ask-intrigue = Intryga: wybierz lenno z posiadłością albo najemnika.
ortus-regni-ask-property = Wybierz posiadłość tego lenna.
ortus-regni-ask-struggle = Odpowiedz na { NAME($card, form: "accusative") } albo spasuj.
ortus-regni-ask-attack = Zaatakuj wieże hrabiego, najedź lenno albo oblegaj budynek.
ortus-regni-ask-vikings = { $chieftains_count ->
    [0] Dowodzisz wikingami: w hordzie jest { $vikings_count } zwykłych, bez wodza. Wybierz ich cel albo spasuj.
   *[other] Dowodzisz wikingami: w hordzie są wikingowie ({ $vikings_count }) i wodzowie ({ $chieftains_count }). Wybierz ich cel albo spasuj.
}
ortus-regni-ask-field-attack = Wystaw siły do ataku karta po karcie, potem powiedz, że to wszystko.
ortus-regni-ask-field-defence = Wystaw siły do obrony karta po karcie albo nic, potem powiedz, że to wszystko.
ortus-regni-ask-church-ruling = Rozstrzyga Kościół, a ty nim władasz: wybierz wynik bitwy.
ortus-regni-ask-tactics = Wynik bitwy to teraz „{ $result }”: odwróć go chorągwią albo spasuj.
ortus-regni-ask-spread = { $points_count ->
    [one] Do przyjęcia { $points_count } punkt obrażeń: wybierz kartę, która go przyjmie.
    [few] Do przyjęcia { $points_count } punkty obrażeń: wybierz kartę, która przyjmie następny.
   *[many] Do przyjęcia { $points_count } punktów obrażeń: wybierz kartę, która przyjmie następny.
}
ortus-regni-ask-spread-horde = { $points_count ->
    [one] Horda przyjmuje jeszcze { $points_count } punkt obrażeń: wybierz kartę, którą traci.
    [few] Horda przyjmuje jeszcze { $points_count } punkty obrażeń: wybierz kartę, którą traci.
   *[many] Horda przyjmuje jeszcze { $points_count } punktów obrażeń: wybierz kartę, którą traci.
}
ortus-regni-ask-towers-fall = { $left_count ->
    [one] Pada { $left_count } wieża: wybierz ją.
    [few] Padają { $left_count } wieże: wybierz następną.
   *[many] Pada { $left_count } wież: wybierz następną.
}
ortus-regni-ask-properties-fall = { $left_count ->
    [one] Pada { $left_count } posiadłość: wybierz ją.
    [few] Padają { $left_count } posiadłości: wybierz następną.
   *[many] Pada { $left_count } posiadłości: wybierz następną.
}
ortus-regni-ask-spoils = { $card } pada: zagarnij tę kartę dla jednego ze swoich lenn albo ją zniszcz.
ortus-regni-ask-capture = Budynek pada: zajmij go albo zniszcz.
ortus-regni-ask-ransom = Twoi panowie są pojmani: wykup jednego albo ich porzuć.
ortus-regni-ask-ransom-item = Zapłać za { NAME($card, form: "accusative") } posiadłością albo budynkiem ze wszystkimi jego posiadłościami.
ortus-regni-ask-ransom-property = Wybierz posiadłość, którą płacisz za { NAME($card, form: "accusative") }.
ortus-regni-ask-joust = Ogłoszono turniej: weź udział albo wymów się chorągwią.
ortus-regni-ask-stake = Postaw posiadłość albo budynek z całym lennem.
ortus-regni-ask-rider = Wybierz zawodnika: pana albo kartę z ręki, zakrytą.
ortus-regni-ask-levy = Król żąda karty armii: wybierz, którą oddajesz.
ortus-regni-ask-barter = Oddaj dwie karty z ręki za jedną z tacki: wybierz następną.
ortus-regni-ask-barter-take = Weź kartę z tacki. Nikt nie widzi którą.
ortus-regni-ask-series = Zachowaj talię na następną grę albo ją przebuduj.

## Odmowy

ortus-regni-refuse-other-question = To nie odpowiada na pytanie: { $question }.
ortus-regni-refuse-not-in-hand = Na ręce nie masz { NAME($card, form: "genitive") }.
ortus-regni-refuse-acted = Twoja akcja w tej turze jest już wykonana.
ortus-regni-refuse-garrison = W tym garnizonie nie ma wolnego miejsca albo w puli nie masz takiej karty.
ortus-regni-refuse-guard = Gwardię królewską zapełnia tylko król, z puli, póki jest miejsce.
ortus-regni-refuse-concession-off = Przy tym stole poddawanie gry jest wyłączone.
ortus-regni-refuse-not-placed = { $card }: to nie jest budynek ani posiadłość.
ortus-regni-refuse-no-lord = { $card }: ta karta nie może być panem.
ortus-regni-refuse-no-room-for-lord = Każdy twój budynek ma pana.
ortus-regni-refuse-no-fief = { $card }: potrzebne jest lenno, a nie masz żadnego.
ortus-regni-refuse-cathedral-stands = Na stole jest już katedra.
ortus-regni-refuse-no-land = Werbunek wymaga ziemi.
ortus-regni-refuse-no-army = Nie ma już kart armii.
ortus-regni-refuse-no-emissary = { $card }: ta karta nie może być emisariuszem.
ortus-regni-refuse-no-abbot = Nie masz opata.
ortus-regni-refuse-no-other-earl = Wskaż innego hrabiego w grze.
ortus-regni-refuse-no-barter = Wymiana wymaga wariantu Zaradni hrabiowie, dwóch kart na ręce i karty w tacce.
ortus-regni-refuse-peace = Pierwsze rundy zawodów są spokojne: bez ataków, zdrady i intrygi.
ortus-regni-refuse-first-turn = W swojej pierwszej turze nie możesz atakować.
ortus-regni-refuse-no-force = Nie masz niczego, co zadaje obrażenia.
ortus-regni-refuse-no-march = Bez ziemi twoi żołnierze nie mogą wyruszyć.
ortus-regni-refuse-no-target = Nie ma na to celu.
ortus-regni-refuse-deck-short = { $deck_count ->
    [one] Biesiada wymaga { $needed_count } kart w talii, a jest { $deck_count }.
    [few] Biesiada wymaga { $needed_count } kart w talii, a są { $deck_count }.
   *[many] Biesiada wymaga { $needed_count } kart w talii, a jest { $deck_count }.
}
ortus-regni-refuse-crown-taken = Królem jest { $king_seat }: chorągwi królewskich nie można wykładać.
ortus-regni-refuse-no-heir = Do sukcesji potrzebujesz księcia, który jest panem.
ortus-regni-refuse-bequest-barred = Arcybiskupem jest { $archbishop_seat } i zakazuje tego, chyba że masz własny kościół.
ortus-regni-refuse-bequests-used-up = { $bequests_count ->
    [one] Twoja jedyna sukcesja w tej grze już się odbyła.
   *[other] Wszystkie twoje sukcesje w tej grze ({ $bequests_count }) już się odbyły.
}
ortus-regni-refuse-too-weak = Siły atakujące muszą zadawać co najmniej 1 punkt obrażeń.
ortus-regni-refuse-no-fighter = { $card }: ta karta nie może walczyć z ręki.
ortus-regni-refuse-field-limit = { $most_count ->
    [one] W tej bitwie możesz wystawić tylko { $most_count } kartę z puli.
    [few] W tej bitwie możesz wystawić tylko { $most_count } karty z puli.
   *[many] W tej bitwie możesz wystawić tylko { $most_count } kart z puli.
}
ortus-regni-refuse-guard-alone = Karty gwardii wystawia się tylko razem z kartą Króla.
ortus-regni-refuse-supposed = Nie można założyć „{ $given_text }” o obronie: gdy wystawiany jest atak, zakłada się karty leżące na stole obrońcy, każdą raz i w granicach wystawiania.
ortus-regni-refuse-not-yours = Tego nie możesz wystawić albo jest już w polu.
ortus-regni-refuse-vassal-against-allies = Wasalem nie można odpowiedzieć na sojuszników.
ortus-regni-refuse-no-copies = { $card }: w talii są już wszystkie dozwolone sztuki ({ $copies_count }).
ortus-regni-refuse-deck-begun = Ta gotowa talia nie pasuje do tego, co już wybrane.
ortus-regni-refuse-begins-fief = { $card }: ta karta zaczyna nowe lenno w twoim hrabstwie.
ortus-regni-refuse-not-your-fief = { $card }: ta karta trafia tylko do twojego lenna.
ortus-regni-refuse-lord-there = Ten budynek ma już pana.
ortus-regni-refuse-no-lord-there = Ten budynek nie ma pana.
ortus-regni-refuse-treachery-aim = Zdrada uderza w pana, posiadłość lub najemnika innego hrabiego.
ortus-regni-refuse-intrigue-aim = Intryga przejmuje posiadłość lub najemnika innego hrabiego.
ortus-regni-refuse-ally = { $ally_seat } to twój sojusznik.
ortus-regni-refuse-only-banner = Tam liczy się tylko chorągiew.
ortus-regni-refuse-own-towers = Wieże kładziesz tylko we własnym hrabstwie.
ortus-regni-refuse-banquet-aim = Biesiada pozwala tylko dobrać karty z twojej talii.
ortus-regni-refuse-hired-at-home = Najemnika zatrudniasz we własnym hrabstwie, obok lenn.
ortus-regni-refuse-banner-aim = Chorągiew wykładasz po koronę, zwołujesz nią turniej albo rozpoczynasz sukcesję po swoim księciu.
ortus-regni-refuse-attack-aim = Atak kieruje się na wieże, posiadłości albo budynek innego hrabiego.
ortus-regni-refuse-only-neighbour = Tutaj możesz atakować tylko sąsiada po lewej: { $neighbour_seat }.
ortus-regni-refuse-no-towers = { $victim_seat } nie ma żadnej wieży.
ortus-regni-refuse-no-properties = To lenno nie ma posiadłości, które można najechać.

## Niemożliwe pozycje

ortus-regni-position-too-many-fiefs = „{ $path_name }” to o jedno lenno za dużo na istniejące budynki.
ortus-regni-position-too-many-mercenaries = „{ $path_name }” to o jednego najemnika za dużo.
ortus-regni-position-number-twice = „{ $path_name }” ma numer { $given_count }, który jest zajęty.
ortus-regni-position-seats = „{ $path_name }”: potrzebna jest liczba dla każdego miejsca.
ortus-regni-position-fallen = „{ $path_name }”: trzeba wymienić tych, których nie ma w grze: { $fallen_seat }.
ortus-regni-position-fallen-holds = „{ $path_name }”: { $seat } jest poza grą, a coś posiada.
ortus-regni-position-guard-full = „{ $path_name }”: gwardia królewska ma więcej kart, niż może.
ortus-regni-position-guard-without-king = „{ $path_name }”: jest gwardia, a nie ma króla.
ortus-regni-position-horde-early = „{ $path_name }”: jest horda, a wikingowie jeszcze nie przybyli.
ortus-regni-position-not-a-building = „{ $path_name }”: lenno { $fief } stoi na karcie, która nie jest budynkiem: { $card }.
ortus-regni-position-not-a-lord = „{ $path_name }”: panem lenna { $fief } nie może być ta karta: { $card }.
ortus-regni-position-not-a-property = „{ $path_name }”: w lennie { $fief } jest karta, która nie jest posiadłością: { $card }.
ortus-regni-position-garrison-full = „{ $path_name }”: najemnik { $mercenary } ma w garnizonie więcej kart niż miejsc.
ortus-regni-position-unit = „{ $path_name }”: { $given_count } nie oznacza żadnej karty, która mogłaby być w polu.
ortus-regni-position-no-battle = „{ $path_name }”: są siły, pojmani lub łupy, a nie ma bitwy.
ortus-regni-position-no-joust = „{ $path_name }”: ktoś bierze udział w turnieju, a nie ma turnieju.
ortus-regni-position-joust = „{ $path_name }”: nie ma tego, co { $seat } stawia lub wysyła na turniej.
ortus-regni-position-copies = „{ $path_name }”: { $seat } ma razem z tacką { COUNT($given_count, $card, form: "accusative") }; w zestawie jest { $most_count }.
ortus-regni-position-palaces = „{ $path_name }”: { $seat } ma tyle pałaców: { $given_count }.
ortus-regni-position-drafted-copies = „{ $path_name }”: w grze jest za dużo kart: { COUNT($given_count, $card) }; zestaw do wyboru ma { $most_count }.
ortus-regni-position-army-cards = „{ $path_name }”: kart armii jednego rodzaju jest { $given_count } zamiast { $most_count }.
ortus-regni-position-viking-cards = „{ $path_name }”: kart wikingów jednego rodzaju powinno być { $most_count }.
ortus-regni-position-bare-table = „{ $path_name }”: stół nie jest jeszcze rozłożony, więc nie ma czego podawać.
ortus-regni-position-battle-cards = „{ $path_name }”: kart bitwy jednego rodzaju powinno być { $most_count }.
ortus-regni-position-pending = „{ $path_name }”: oczekujący krok „{ $step_name }” nie może tu być.
ortus-regni-position-frame = „{ $path_name }”: oczekujący krok „{ $step_name }” nie pasuje do stołu.
ortus-regni-position-wins = „{ $path_name }”: więcej zwycięstw niż gier albo seria rozstrzygnięta, a nieskończona.
ortus-regni-position-no-building = „{ $path_name }”: { $seat } jest w grze bez budynku.
ortus-regni-position-emissaries = „{ $path_name }”: emisariuszami są tylko wasale i mnisi.
ortus-regni-position-cathedrals = „{ $path_name }”: katedr w grze jest { $given_count }, a może być { $most_count }.
ortus-regni-position-growth-early = „{ $path_name }”: horda nie rośnie przed przybyciem wikingów.
ortus-regni-position-timer-late = „{ $path_name }”: po przybyciu wikingów licznika już nie ma.
ortus-regni-position-round = „{ $path_name }”: przed grą runda to 0, a potem od 1 do { $most_count }.
ortus-regni-position-first = „{ $path_name }”: pierwszego gracza losuje się po budowie talii albo przed wydawaniem punktów dziedzictwa, nie wcześniej.
ortus-regni-position-points = „{ $path_name }”: w tej chwili nie ma punktów do wydania.
ortus-regni-position-no-draft = „{ $path_name }”: w tej chwili nie ma wyboru kart.
ortus-regni-position-hand-early = „{ $path_name }”: ręce nie są jeszcze dobrane.
ortus-regni-position-deck-size = „{ $path_name }”: przed grą talia i ręka muszą mieć razem kart: { $wanted_count }.
ortus-regni-position-outcome = „{ $path_name }”: gra nie mogła się tak skończyć.
ortus-regni-position-too-early = „{ $path_name }”: przed budową talii nic z tego jeszcze nie istnieje.
ortus-regni-position-bought = „{ $path_name }”: karty kupione przez gracza { NAME($seat, form: "bare") } to te, które przed budową talii leżą w wieżach i na stole.
ortus-regni-position-deck-list = „{ $path_name }”: lista talii gracza { NAME($seat, form: "bare") } łamie zasadę budowy talii.
ortus-regni-position-common = „{ $path_name }”: wspólne karty są tylko w wariancie Podzielony ród.
ortus-regni-position-no-tray = „{ $path_name }”: w grze z wyborem kart nie ma tacek.
ortus-regni-position-spent = „{ $path_name }”: { $seat } nie może czekać z pustą talią na koniec tej rundy.
ortus-regni-position-bequests = „{ $path_name }”: największa dozwolona tu liczba sukcesji hrabiego to { $bequests_count }.

## Dziennik: przed grą

ortus-regni-first-player = Pierwszym graczem jest { $seat }.
ortus-regni-deck-ready = { $seat } ma gotową talię.
ortus-regni-deck-list = Talia gracza { NAME($seat, form: "bare") }: { NAME($deck_hand, form: "inside", repeated: "counted") }.
ortus-regni-opening-hand = { $seat } dobiera { NAME($drawn_hand, form: "accusative", repeated: "accusative") }.
ortus-regni-house-named = { $seat } wykłada wspólne karty.
ortus-regni-common-card = { $seat } wykłada { NAME($card, form: "accusative") } jako wspólną kartę.
ortus-regni-pack = Paczka gracza { NAME($seat, form: "bare") }: { NAME($pack_hand, form: "inside", repeated: "counted") }.
ortus-regni-kept = { $seat } zatrzymuje { NAME($card, form: "accusative") }.
ortus-regni-pack-done = Paczka { $pack_number } jest wybrana.
ortus-regni-bought-towers = { $seat } kupuje dwie wieże.
ortus-regni-bought = { $seat } kupuje { NAME($card, form: "accusative") }.
ortus-regni-hand-kept = { $seat } zatrzymuje rękę początkową.
ortus-regni-hand-redrawn = { $seat } dobiera nową rękę początkową.
ortus-regni-tray-towers-laid = { $seat } kładzie z tacki { $towers_count ->
    [one] { $towers_count } wieżę
    [few] { $towers_count } wieże
   *[many] { $towers_count } wież
}.
ortus-regni-deck-kept = { $seat } zachowuje talię.
ortus-regni-deck-rebuilt = { $seat } przebudowuje talię.
ortus-regni-game-begins = Zaczyna się gra { $game_number } serii.

## Dziennik: tura

ortus-regni-round-begins = Zaczyna się runda { $round_number }.
ortus-regni-turn-begins = { $seat } zaczyna turę.
ortus-regni-placed = { $seat } wykłada { $fief }.
ortus-regni-attached = { $seat } dołącza { NAME($card, form: "accusative") } do { NAME($fief, form: "genitive") }.
ortus-regni-no-place-for = { $card } przepada: { $seat } nie ma lenna.
ortus-regni-installed = { $seat } osadza { NAME($card, form: "accusative") } jako pana { NAME($fief, form: "genitive") }.
ortus-regni-hired = { $seat } najmuje najemnika { $mercenary }.
ortus-regni-banquet-held = { $seat } wydaje biesiadę i dobiera { $cards_count ->
    [one] { $cards_count } kartę
    [few] { $cards_count } karty
   *[many] { $cards_count } kart
}.
ortus-regni-banner-laid = { $banners_count ->
    [one] { $seat } wykłada pierwszą chorągiew królewską.
   *[other] { $seat } wykłada chorągiew królewską i ma ich teraz { $banners_count }.
}
ortus-regni-bequeathed = { $cards_count ->
    [one] Sukcesja (książę z { NAME($fief, form: "genitive") }): { $seat } wtasowuje stos do talii, w której jest teraz { $cards_count } karta.
    [few] Sukcesja (książę z { NAME($fief, form: "genitive") }): { $seat } wtasowuje stos do talii, w której są teraz { $cards_count } karty.
   *[many] Sukcesja (książę z { NAME($fief, form: "genitive") }): { $seat } wtasowuje stos do talii, w której jest teraz { $cards_count } kart.
}
ortus-regni-recruited = { $knights_count ->
    [0] { $infantry_count ->
        [0] { $seat } nikogo nie werbuje.
        [one] { $seat } werbuje { $infantry_count } oddział piechoty.
        [few] { $seat } werbuje { $infantry_count } oddziały piechoty.
       *[many] { $seat } werbuje { $infantry_count } oddziałów piechoty.
    }
    [one] { $infantry_count ->
        [0] { $seat } werbuje { $knights_count } rycerza.
        [one] { $seat } werbuje { $infantry_count } oddział piechoty i { $knights_count } rycerza.
        [few] { $seat } werbuje { $infantry_count } oddziały piechoty i { $knights_count } rycerza.
       *[many] { $seat } werbuje { $infantry_count } oddziałów piechoty i { $knights_count } rycerza.
    }
   *[other] { $infantry_count ->
        [0] { $seat } werbuje { $knights_count } rycerzy.
        [one] { $seat } werbuje { $infantry_count } oddział piechoty i { $knights_count } rycerzy.
        [few] { $seat } werbuje { $infantry_count } oddziały piechoty i { $knights_count } rycerzy.
       *[many] { $seat } werbuje { $infantry_count } oddziałów piechoty i { $knights_count } rycerzy.
    }
}
ortus-regni-land-levy = { $knights_count ->
    [0] { $infantry_count ->
        [0] Ziemia: { $seat } nic nie dostaje.
        [one] Ziemia: { $seat } dostaje { $infantry_count } oddział piechoty.
        [few] Ziemia: { $seat } dostaje { $infantry_count } oddziały piechoty.
       *[many] Ziemia: { $seat } dostaje { $infantry_count } oddziałów piechoty.
    }
    [one] { $infantry_count ->
        [0] Ziemia: { $seat } dostaje { $knights_count } rycerza.
        [one] Ziemia: { $seat } dostaje { $infantry_count } oddział piechoty i { $knights_count } rycerza.
        [few] Ziemia: { $seat } dostaje { $infantry_count } oddziały piechoty i { $knights_count } rycerza.
       *[many] Ziemia: { $seat } dostaje { $infantry_count } oddziałów piechoty i { $knights_count } rycerza.
    }
   *[other] { $infantry_count ->
        [0] Ziemia: { $seat } dostaje { $knights_count } rycerzy.
        [one] Ziemia: { $seat } dostaje { $infantry_count } oddział piechoty i { $knights_count } rycerzy.
        [few] Ziemia: { $seat } dostaje { $infantry_count } oddziały piechoty i { $knights_count } rycerzy.
       *[many] Ziemia: { $seat } dostaje { $infantry_count } oddziałów piechoty i { $knights_count } rycerzy.
    }
}
ortus-regni-emissary-sent = { $cubes_count ->
    [one] { $seat } wysyła { NAME($card, form: "accusative") } do wikingów: w woreczku przybywa { $cubes_count } kostka.
    [few] { $seat } wysyła { NAME($card, form: "accusative") } do wikingów: w woreczku przybywają { $cubes_count } kostki.
   *[many] { $seat } wysyła { NAME($card, form: "accusative") } do wikingów: w woreczku przybywa { $cubes_count } kostek.
}
ortus-regni-hand-shown = { $shown_seat } pokazuje całą rękę graczowi { NAME($seat, form: "bare") }.
ortus-regni-hand-seen = { $shown_seat } ma na ręce { NAME($seen_hand, form: "accusative", repeated: "accusative") }.
ortus-regni-bartered = { $seat } oddaje { NAME($first_card, form: "accusative") } i { NAME($second_card, form: "accusative") } za kartę z tacki.
ortus-regni-took-from-tray = { $seat } bierze z tacki { NAME($card, form: "accusative") }.
ortus-regni-tower-laid = { $towers_count ->
    [one] { $seat } kładzie pierwszą wieżę.
   *[other] { $seat } kładzie wieżę i ma ich teraz { $towers_count }.
}
ortus-regni-tower-face = Nowa wieża gracza { NAME($seat, form: "bare") } to { NAME($card, form: "inside") }.
ortus-regni-garrisoned = { $seat } wprowadza { NAME($army, form: "accusative") } do garnizonu najemnika { $mercenary }.
ortus-regni-guarded = { $seat } wprowadza { NAME($army, form: "accusative") } do gwardii królewskiej.
ortus-regni-drew = { $seat } dobiera kartę.
ortus-regni-drew-card = Dobrana karta gracza { NAME($seat, form: "bare") }: { NAME($card, form: "inside") }.
ortus-regni-cannot-draw = { $seat } nie może dobrać: talia jest pusta.
ortus-regni-cannot-draw-this-round = { $seat } nie może dobrać: talia jest pusta i wraz z końcem tej rundy { $seat } odpada.

## Dziennik: spory

ortus-regni-struggle-lord = { $seat } zagrywa { NAME($card, form: "accusative") } przeciw panu { NAME($fief, form: "genitive") } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-struggle-property = { $seat } zagrywa { NAME($card, form: "accusative") } przeciw posiadłości { NAME($fief, form: "genitive") } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-struggle-mercenary = { $seat } zagrywa { NAME($card, form: "accusative") } przeciw najemnikowi { $mercenary } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-struggle-target = Celem jest { NAME($card, form: "inside") }.
ortus-regni-answered = { $seat } odpowiada { NAME($card, form: "instrumental") }.
ortus-regni-passed = { $seat } pasuje.
ortus-regni-foiled = Spisek się nie udaje: { $seat } nic nie zyskuje.
ortus-regni-murdered = Ginie { NAME($card, form: "inside") }, pan { NAME($fief, form: "genitive") }; { $victim_seat } zachowuje lenno.
ortus-regni-murdered-with-fief = Ginie { NAME($card, form: "inside") }, pan { NAME($fief, form: "genitive") }; { $victim_seat } traci z nim lenno.
ortus-regni-burnt = { $victim_seat } traci { NAME($card, form: "accusative") } z { NAME($fief, form: "genitive") }.
ortus-regni-stolen = { $seat } zabiera { NAME($card, form: "accusative") }; traci { $victim_seat }.
ortus-regni-mercenary-killed = { $victim_seat } traci najemnika { $mercenary } z garnizonem.
ortus-regni-mercenary-stolen = { $seat } przejmuje najemnika { $mercenary }; traci go { $victim_seat }.

## Dziennik: bitwy

ortus-regni-attacks-towers = { $seat } atakuje wieże gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-raids = { $seat } najeżdża { $fief } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-besieges = { $seat } oblega { $fief } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-vikings-attack-towers = { $seat } prowadzi wikingów na wieże gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-vikings-raid = { $seat } prowadzi wikingów, by najechać { $fief } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-vikings-besiege = { $seat } prowadzi wikingów, by oblegać { $fief } gracza { NAME($victim_seat, form: "bare") }.
ortus-regni-fielded-lord = { $seat } wystawia { NAME($card, form: "accusative") }, pana { NAME($fief, form: "genitive") }.
ortus-regni-fielded-hand = { $seat } wystawia z ręki { NAME($card, form: "accusative") }.
ortus-regni-fielded-pool = { $seat } wystawia { NAME($army, form: "accusative") }.
ortus-regni-fielded-mercenary = { $seat } wystawia najemnika { $mercenary } z garnizonem.
ortus-regni-fielded-king = { $seat } rusza w pole jako król.
ortus-regni-fielded-guard = { $seat } wystawia z gwardii { NAME($army, form: "accusative") }.
ortus-regni-undefended = { $seat } nic nie wystawia; karty bitwy się nie dobiera.
ortus-regni-battle-card = Karta bitwy: { $result }.
ortus-regni-church-chose = { $seat } rozstrzyga za Kościół: { $result }.
ortus-regni-no-controller = Nikt nie włada Kościołem; bitwa jest zwykła.
ortus-regni-banner-turned = { $seat } zagrywa chorągiew. Wynik: { $result }.
ortus-regni-damage = Obrażenia: atakujący przyjmuje { $attacker_count }, obrońca { $defender_count }.
ortus-regni-army-lost = { $seat } traci { NAME($army, form: "accusative") }.
ortus-regni-mercenary-lost = { $seat } traci najemnika { $mercenary } i resztę jego garnizonu.
ortus-regni-viking-lost = Horda traci { NAME($viking, form: "accusative") }.
ortus-regni-towers-absorb = { $towers_count ->
    [one] Wieże gracza { NAME($seat, form: "bare") } przyjmują { $towers_count } punkt.
    [few] Wieże gracza { NAME($seat, form: "bare") } przyjmują { $towers_count } punkty.
   *[many] Wieże gracza { NAME($seat, form: "bare") } przyjmują { $towers_count } punktów.
}
ortus-regni-tower-fell = { $seat } traci wieżę: to { NAME($card, form: "inside") }.
ortus-regni-property-fell = W najeździe pada { NAME($card, form: "inside") } z { NAME($fief, form: "genitive") }.
ortus-regni-siege-held = { $points_count ->
    [few] { $fief } gracza { NAME($seat, form: "bare") } wytrzymuje: docierają { $points_count } z { $needed_count } punktów.
   *[other] { $fief } gracza { NAME($seat, form: "bare") } wytrzymuje: dociera { $points_count } z { $needed_count } punktów.
}
ortus-regni-building-fell = { $fief } pada: traci go { $seat }.
ortus-regni-destroyed = Zniszczono { NAME($card, form: "accusative") }.
ortus-regni-seized = { $seat } zagarnia { NAME($card, form: "accusative") }.
ortus-regni-captured-building = { $seat } zajmuje { $fief }.
ortus-regni-lord-captured = { NAME($card, form: "inside") } gracza { NAME($seat, form: "bare") }, pan { NAME($fief, form: "genitive") }, dostaje się do niewoli.
ortus-regni-ransomed = { $seat } wykupuje { NAME($card, form: "accusative") }, który wraca do { NAME($fief, form: "genitive") }.
ortus-regni-paid-property = { $seat } płaci { NAME($card, form: "instrumental") }.
ortus-regni-paid-building = { $seat } oddaje jako okup { $fief }.
ortus-regni-lord-lost = { $seat } traci w niewoli { NAME($card, form: "accusative") }, pana { NAME($fief, form: "genitive") }.
ortus-regni-fief-lost = { $seat } traci { $fief } ze wszystkim, co do niego należy.

## Dziennik: korona i turniej

ortus-regni-crowned = { $seat } zdobywa koronę.
ortus-regni-levied = { $seat } oddaje { NAME($army, form: "accusative") } do gwardii królewskiej.
ortus-regni-crown-unclaimed = { $seat } traci koronę: jest znów wolna, a gwardia królewska przepada.
ortus-regni-joust-called = { $seat } ogłasza turniej.
ortus-regni-excused = { $seat } zagrywa chorągiew i nie bierze udziału.
ortus-regni-attends = { $seat } bierze udział w turnieju.
ortus-regni-staked-property = { $seat } stawia { NAME($card, form: "accusative") } z { NAME($fief, form: "genitive") }.
ortus-regni-staked-building = { $seat } stawia { $fief }.
ortus-regni-rides-lord = { $card }, pan { NAME($fief, form: "genitive") }, walczy za gracza { NAME($seat, form: "bare") }.
ortus-regni-rides-hidden = { $seat } wysyła zakrytą kartę z ręki.
ortus-regni-rides-card = Zawodnik gracza { NAME($seat, form: "bare") } to { NAME($card, form: "inside") }.
ortus-regni-joust-off = Nikt nie bierze udziału: turniej gracza { NAME($seat, form: "bare") } się nie odbywa.
ortus-regni-contestant-shown = { $seat } pokazuje zawodnika: to { NAME($card, form: "inside") }.
ortus-regni-joust-dealt = { $seat } dostaje { NAME($joust, form: "accusative") }.
ortus-regni-joust-won = { $seat } wygrywa turniej.
ortus-regni-stake-won = { $seat } wygrywa { NAME($card, form: "accusative") }; traci { $loser_seat }.

## Dziennik: wikingowie

ortus-regni-marker-forward = { $markers_count ->
    [one] Pierwszy czarny znacznik idzie do przodu.
   *[other] Kolejny czarny znacznik idzie do przodu: razem { $markers_count }.
}
ortus-regni-white-back = Biały znacznik się cofa: wikingowie czekają.
ortus-regni-white-forward = Wojna między hrabiami: biały znacznik idzie do przodu.
ortus-regni-vikings-arrive = Przybywają wikingowie: { $vikings_count ->
    [0] { $chieftains_count ->
        [one] { $chieftains_count } wódz
       *[other] { $chieftains_count } wodzów
    }
   *[other] { $vikings_count ->
        [one] { $vikings_count } wiking
       *[other] { $vikings_count } wikingów
    }{ $chieftains_count ->
        [0] { "" }
        [one] { " i " }{ $chieftains_count } wódz
       *[other] { " i " }{ $chieftains_count } wodzów
    }
}.
ortus-regni-horde-grows = Do hordy dołącza { NAME($viking, form: "inside") }.
ortus-regni-horde-dormant = { $horde_count ->
    [one] Horda ({ $horde_count } karta) odpoczywa.
    [few] Horda ({ $horde_count } karty) odpoczywa.
   *[many] Horda ({ $horde_count } kart) odpoczywa.
}
ortus-regni-controller = Wylosowano kostkę gracza { NAME($seat, form: "bare") }: wikingami dowodzi { $seat }.
ortus-regni-no-cubes = Woreczek jest pusty: nikt nie dowodzi wikingami.
ortus-regni-vikings-rest = { $seat } powstrzymuje wikingów od ataku.
ortus-regni-vikings-sail-home = { $turns_count ->
    [one] Wikingowie po swojej turze odpływają do domu: kraj ocalał.
   *[many] Wikingowie po { $turns_count } turach odpływają do domu: kraj ocalał.
}

## Dziennik: koniec

ortus-regni-eliminated = { $seat } odpada z gry.
ortus-regni-conceded = { $seat } poddaje grę.
ortus-regni-fiefless = { $seat } traci ostatnie lenno, a z nim wszystkich najemników i chorągwie.
ortus-regni-exhausted = { $seat } traci wszystkie lenna, najemników i chorągwie i tasuje stos w nową talię.
ortus-regni-won = { $seat } wygrywa.
ortus-regni-shared-win = { $seat } dzieli zwycięstwo.
ortus-regni-won-by-crown = { $seat } łączy koronę z tytułem arcybiskupa i wygrywa.
ortus-regni-vikings-won = Wygrywają wikingowie; wszyscy hrabiowie przegrywają.
ortus-regni-round-limit-reached = Runda { $rounds_count } jest ostatnia: porównuje się hrabiów w grze.
ortus-regni-decks-run-dry = Żaden hrabia w grze nie ma już czego dobrać: runda { $rounds_count } jest ostatnia i porównuje się hrabiów w grze.

## Tabele w terminalu

ortus-regni-sheet-your-deck = Twoja talia: { $cards } z { $size } kart
ortus-regni-sheet-deck = Talia
ortus-regni-sheet-id = Id
ortus-regni-sheet-card = Karta
ortus-regni-sheet-count = Liczba
ortus-regni-sheet-effect = Działanie
ortus-regni-sheet-timer = Runda { $round }: czarne znaczniki z przodu: { $black } z { $markers } do przybycia wikingów
ortus-regni-sheet-horde = { $cards ->
    [one] Runda { $round }: horda ma { $cards } kartę o sile { $strength }
    [few] Runda { $round }: horda ma { $cards } karty o sile { $strength }
   *[many] Runda { $round }: horda ma { $cards } kart o sile { $strength }
}
ortus-regni-sheet-owned = { $card } ({ $owner })
ortus-regni-sheet-earl = Hrabia
ortus-regni-sheet-hand = Ręka
ortus-regni-sheet-pack = Paczka
ortus-regni-sheet-towers = Wieże
ortus-regni-sheet-banners = Chorągwie
ortus-regni-sheet-cubes = Kostki
ortus-regni-sheet-field_limit = Wystawia
ortus-regni-sheet-holdings = Majątek
ortus-regni-sheet-army = Armia
ortus-regni-sheet-fiefs = Lenna i najemnicy
ortus-regni-sheet-number = Nr
ortus-regni-sheet-building = Budynek
ortus-regni-sheet-lord = Pan
ortus-regni-sheet-properties = Posiadłości
ortus-regni-sheet-vikings = Wikingowie
ortus-regni-sheet-battle-towers = Bitwa: atak na wieże
ortus-regni-sheet-battle-raid = Bitwa: najazd na lenno { $fief }
ortus-regni-sheet-battle-siege = Bitwa: oblężenie lenna { $fief }
ortus-regni-sheet-strength = Siła
ortus-regni-sheet-force = Siły

## Podpowiedzi i analizy

ortus-regni-order-deck = Weź talię { $name_deck }.
ortus-regni-order-add = Dodaj { NAME($card, form: "accusative") }.
ortus-regni-order-keep = Zatrzymaj { NAME($card, form: "accusative") }.
ortus-regni-order-tower = Połóż { NAME($card, form: "accusative") } jako wieżę.
ortus-regni-order-place = Wyłóż { NAME($card, form: "accusative") }.
ortus-regni-order-install = Osadź { NAME($card, form: "accusative") } jako pana.
ortus-regni-order-emissary = Wyślij { NAME($card, form: "accusative") } do wikingów jako emisariusza.
ortus-regni-order-look = Obejrzyj przez opata rękę gracza { NAME($earl_seat, form: "bare") }.
ortus-regni-order-discard = Oddaj { NAME($card, form: "accusative") }.
ortus-regni-order-take = Weź { NAME($card, form: "accusative") }.
ortus-regni-order-at = Dołącz do lenna { $fief }.
ortus-regni-order-storm = Zaatakuj wieże gracza { NAME($earl_seat, form: "bare") }.
ortus-regni-order-raid = Najedź posiadłości lenna { $fief }.
ortus-regni-order-siege = Oblegaj budynek lenna { $fief }.
ortus-regni-order-answer = Odpowiedz { NAME($card, form: "instrumental") }.
ortus-regni-order-ride = Wyślij z ręki zakrytą kartę: { NAME($card, form: "inside") }.
ortus-regni-order-field = Wystaw z ręki { NAME($card, form: "accusative") }.
ortus-regni-order-field-lord_n = Wystaw pana lenna { $number }.
ortus-regni-order-field-mercenary_n = Wystaw najemnika { $number } z garnizonem.
ortus-regni-order-field-infantry = Wystaw piechotę.
ortus-regni-order-field-knight = Wystaw rycerza.
ortus-regni-order-field-king = Wystaw króla.
ortus-regni-order-field-guard_infantry = Wystaw piechotę z gwardii.
ortus-regni-order-field-guard_knight = Wystaw rycerza z gwardii.
ortus-regni-order-absorb-unharmed = Przyjmij punkt kartą, która nie ucierpi.
ortus-regni-order-absorb-infantry_of_n = Przyjmij punkt piechotą gracza { NAME($player_seat, form: "bare") }.
ortus-regni-order-absorb-knight_of_n = Przyjmij punkt rycerzem gracza { NAME($player_seat, form: "bare") }.
ortus-regni-order-absorb-guard_infantry = Przyjmij punkt piechotą z gwardii.
ortus-regni-order-absorb-guard_knight = Przyjmij punkt rycerzem z gwardii.
ortus-regni-order-absorb-mercenary_n = Przyjmij punkt najemnikiem { $number }.
ortus-regni-order-absorb-garrison_n_infantry = Przyjmij punkt piechotą z garnizonu najemnika { $number }.
ortus-regni-order-absorb-garrison_n_knight = Przyjmij punkt rycerzem z garnizonu najemnika { $number }.
ortus-regni-order-absorb-viking = Przyjmij punkt wikingiem.
ortus-regni-order-absorb-chieftain = Przyjmij punkt wodzem.
ortus-regni-order-give-infantry = Oddaj piechotę z puli.
ortus-regni-order-give-knight = Oddaj rycerza z puli.
ortus-regni-order-give-garrison_n_infantry = Oddaj piechotę z garnizonu najemnika { $number }.
ortus-regni-order-give-garrison_n_knight = Oddaj rycerza z garnizonu najemnika { $number }.
ortus-regni-order-garrison = Zapełnij garnizon najemnika { $mercenary }: { NAME($army, form: "inside") }.
ortus-regni-order-guard = Zapełnij gwardię królewską: { NAME($army, form: "inside") }.
ortus-regni-order-seize = Zagarnij dla lenna { $fief }.
ortus-regni-order-ransom = Wykup pana lenna { $fief }.
ortus-regni-order-fall = Pada { NAME($card, form: "inside") }.
ortus-regni-order-at-place = Dołącz { NAME($card, form: "accusative") } do { NAME($fief, form: "genitive") }.
ortus-regni-order-at-attach = Dołącz { NAME($card, form: "accusative") } do { NAME($fief, form: "genitive") }.
ortus-regni-order-at-install = Osadź { NAME($card, form: "accusative") } jako pana { NAME($fief, form: "genitive") }.
ortus-regni-order-at-bequest = Niech sukcesji dokona książę z { NAME($fief, form: "genitive") }.
ortus-regni-order-lord-treachery = Zamorduj { NAME($lord_card, form: "accusative") }, pana { NAME($fief, form: "genitive") } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-fief-treachery = Spal posiadłość z { NAME($fief, form: "genitive") } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-mercenary-treachery = Zabij najemnika { $mercenary }.
ortus-regni-order-fief-intrigue = Ukradnij posiadłość z { NAME($fief, form: "genitive") } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-mercenary-intrigue = Przeciągnij na swoją stronę najemnika { $mercenary }.
ortus-regni-order-do-pass-struggle = Spasuj: nie odpowiadaj na { NAME($card, form: "accusative") }.
ortus-regni-order-do-pass-vikings = Powstrzymaj Wikingów od ataku.
ortus-regni-order-do-pass-tactics = Spasuj: niech zostanie „{ $result }”.
ortus-regni-order-do-done-field-attack = Nie wystawiaj więcej kart do ataku.
ortus-regni-order-do-done-field-defence = Nie wystawiaj więcej kart do obrony.
ortus-regni-order-do-done-ransom = Nie płać więcej okupu.
ortus-regni-order-do-capture = Zajmij zdobyty budynek.
ortus-regni-order-do-destroy = Zniszcz to, co padło.
ortus-regni-order-result-church-ruling = Rozstrzygnij bitwę: „{ $result }”.
ortus-regni-order-seize-spoils = Zagarnij { NAME($card, form: "accusative") } dla { NAME($fief, form: "genitive") }.
ortus-regni-order-building-ransom-item = Oddaj jako okup { $fief } ze wszystkim, co do niego należy.
ortus-regni-order-fief-ransom-item = Zapłać posiadłością z { NAME($fief, form: "genitive") }.
ortus-regni-order-raid-attack = Najedź posiadłości { NAME($fief, form: "genitive") } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-siege-attack = Oblegaj { $fief } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-raid-vikings = Każ wikingom najechać { $fief } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-siege-vikings = Każ wikingom oblegać { $fief } gracza { NAME($holder_seat, form: "bare") }.
ortus-regni-order-ransom-ransom = Wykup { NAME($lord_card, form: "accusative") }, pana { NAME($fief, form: "genitive") }.
ortus-regni-order-field-lord_n-field-attack = Wystaw { NAME($lord_card, form: "accusative") }, pana { NAME($fief, form: "genitive") }.
ortus-regni-order-field-lord_n-field-defence = Wystaw { NAME($lord_card, form: "accusative") }, pana { NAME($fief, form: "genitive") }.
ortus-regni-order-building-stake = Postaw jako stawkę { $fief } ze wszystkim, co do niego należy.
ortus-regni-order-fief-stake = Postaw jako stawkę posiadłość z { NAME($fief, form: "genitive") }.
ortus-regni-order-property-stake = Postaw jako stawkę { NAME($card, form: "accusative") }.
ortus-regni-order-property-property = Wybierz { NAME($card, form: "accusative") }.
ortus-regni-order-property-properties-fall = Pada { NAME($card, form: "inside") }.
ortus-regni-order-property-ransom-property = Oddaj jako okup { NAME($card, form: "accusative") }.
ortus-regni-order-do-keep-mulligan = Zatrzymaj tę rękę.
ortus-regni-order-lord-rider = Wyślij w szranki { NAME($lord_card, form: "accusative") }, pana { NAME($fief, form: "genitive") }.
ortus-regni-why-buildings = Zostawia ci więcej budynków i posiadłości.
ortus-regni-why-lands = Daje więcej działających ziem i miast targowych.
ortus-regni-why-church = Daje więcej kościołów albo katedrę.
ortus-regni-why-lords = Daje więcej panów albo dziedzica.
ortus-regni-why-army = Wzmacnia twoje armie.
ortus-regni-why-towers = Zostawia ci więcej wież.
ortus-regni-why-hand = Zostawia ci na ręce więcej kart albo lepsze.
ortus-regni-why-king = Przybliża cię do korony.
ortus-regni-why-deck = Sprawia, że twoja talia starczy na dłużej.
ortus-regni-why-deck-chosen = Jej karty lepiej działają razem.
ortus-regni-why-safety = Mniej wystawia cię na ataki.
ortus-regni-why-threat = Pozwala ci bardziej zagrażać innym.
ortus-regni-why-struggle = Rozstrzyga trwający spór na twoją korzyść.
ortus-regni-why-win = Częściej wygrywa.
ortus-regni-why-rival = Powstrzymuje twojego najsilniejszego rywala: { $rival_seat }.
ortus-regni-less-buildings = Zostawia ci mniej budynków i posiadłości.
ortus-regni-less-lands = Daje mniej działających ziem i miast targowych.
ortus-regni-less-church = Daje mniej kościołów albo nie daje katedry.
ortus-regni-less-lords = Daje mniej panów albo nie daje dziedzica.
ortus-regni-less-army = Zostawia twoje wojska słabsze.
ortus-regni-less-towers = Zostawia ci mniej wież.
ortus-regni-less-hand = Zostawia ci na ręce mniej kart albo gorsze.
ortus-regni-less-king = Oddala cię od korony.
ortus-regni-less-deck = Szybciej zużywa twoją talię.
ortus-regni-less-deck-chosen = Jej karty gorzej działają razem.
ortus-regni-less-safety = Bardziej wystawia cię na ataki.
ortus-regni-less-threat = Pozwala ci mniej zagrażać innym.
ortus-regni-less-struggle = Mniej daje w trwającym sporze.
ortus-regni-less-win = Rzadziej wygrywa.
ortus-regni-less-rival = Pomaga twojemu najsilniejszemu rywalowi: { $rival_seat }.
