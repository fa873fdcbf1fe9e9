blackjack-actions-hit = Tirer
blackjack-actions-stand = Rester
blackjack-actions-double = Doubler
blackjack-actions-deal = Retourner la carte de la banque

blackjack-letters-hit = T
blackjack-letters-stand = R
blackjack-letters-double = D
blackjack-letters-deal = –

blackjack-dealer = Banque
blackjack-player = Vous
blackjack-total =
    { $soft ->
        [true] { $total } souple
       *[false] { $total }
    }
blackjack-face-down = une carte cachée
blackjack-doubled = mise doublée
blackjack-natural = Blackjack
blackjack-bust = plus de 21
blackjack-card = carte { $name }
blackjack-bets =
    { $written } { $count ->
        [one] mise
       *[other] mises
    }
blackjack-won = Vous avez gagné { $bets }
blackjack-lost = Vous avez perdu { $bets }
blackjack-even = Votre mise vous revient
blackjack-strategy = Stratégie de base, exacte
blackjack-hand = Main
blackjack-against = contre { $name }
blackjack-edge = Qui suit ce tableau perd { $percent } de la mise par coup : c’est l’avantage de la maison.
blackjack-only-two = Avec trois cartes ou plus on ne double pas : tirez, mais restez à 18 souple.
blackjack-sampling = Exact, car la carte cachée est tirée quand on la retourne. Une recherche qui tire cette carte au sort, puis joue comme si elle la voyait, croit tirer meilleur que ce n’est : 12 contre dix, de 0,005 mise au moins.
blackjack-wait = Le tableau se calcule…

blackjack-ends = Vous : { $player }, banque : { $dealer }.
