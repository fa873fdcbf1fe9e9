coin-actions-stop = S’arrêter
coin-actions-play = Continuer
coin-actions-ask = Demander
coin-actions-pass = Passer
coin-actions-heads = Face
coin-actions-tails = Pile

coin-under = La pièce est sous le gobelet
coin-lies = La pièce montre : { $side }
coin-variant = interrogé par qui sait
coin-ways = Deux façons de chercher ce qui est caché

coin-methods-ismcts = Un arbre pour ce qu’on sait (ISMCTS)
coin-methods-determinized = Chaque pièce à part (déterminisée)

coin-fusion = Continuer vaut 0 : nul ne nomme le côté mieux qu’au hasard, et s’arrêter rapporte 0,2. Qui cherche pile et face à part sait chaque fois quoi nommer et croit que « continuer » vaut 1. Aucun nombre de tirages n’y remédie : c’est la fusion de stratégies.
coin-non-local = Qui voit la pièce s’arrête sur face ; être interrogé signifie donc pile, et nommer pile vaut 1. Les deux façons partent de la question, croient les deux côtés égaux et passent pour 0,2 : elles n’ôtent pas de la croyance ce qu’un adversaire mieux informé n’aurait jamais laissé venir (non-localité).
coin-paid = Celui qui devine reçoit { $value }
