chess-man =
    { $man ->
        [K] roi blanc
        [Q] dame blanche
        [R] tour blanche
        [B] fou blanc
        [N] cavalier blanc
        [P] pion blanc
        [k] roi noir
        [q] dame noire
        [r] tour noire
        [b] fou noir
        [n] cavalier noir
       *[p] pion noir
    }
chess-letter =
    { $man ->
        [K] R
        [Q] D
        [R] T
        [B] F
       *[N] C
    }
chess-turn-around = Retourner l’échiquier
chess-promote = Promotion du pion en { $square }
chess-cancel = Annuler
chess-controls =
    Flèches et cercles : glissez ou cliquez avec le bouton droit de la souris. Sans souris, touchez longuement une case ou appuyez sur M, puis sur une deuxième case pour une flèche. Un clic sur l’échiquier les efface. F retourne l’échiquier. Pendant le tour de l’adversaire, vous pouvez préparer une réponse comme un coup ordinaire : elle est jouée si elle est alors légale. Un clic droit ou Échap l’annule.
chess-marked = marquée
chess-prepared = préparé
chess-check = échec
chess-mate = { $won } par échec et mat
chess-takes = prend { $man }

chess-castles-short = petit roque
chess-castles-long = grand roque

chess-line = Variante principale
chess-no-line = Pas encore de variante.
chess-gauge = Les Blancs sont à { $value }
chess-ahead =
    { $count } { $count ->
        [one] pion
       *[other] pions
    } d’avance

chess-editor-castling =
    { $castling ->
        [K] Petit roque blanc
        [Q] Grand roque blanc
        [k] Petit roque noir
       *[q] Grand roque noir
    }
chess-editor-passing = Prise en passant en
chess-editor-none = aucune
chess-editor-clock = Demi-coups vers la nulle, sur 100
chess-editor-number = Numéro du coup

chess-ends-stalemate = Pat : aucun coup légal, et le roi n’est pas en échec.
chess-ends-repetition = Nulle réclamée : la position s’est produite trois fois.
chess-ends-fivefold = La position s’est produite cinq fois.
chess-ends-fifty = Nulle réclamée : cinquante coups sans prise ni coup de pion.
chess-ends-seventy-five = Soixante-quinze coups sans prise ni coup de pion.
chess-ends-material = Aucun camp n’a assez de matériel pour mater.
