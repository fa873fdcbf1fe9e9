### Backgammon : positions, coups, videau, matchs enregistrés

## Positions et dés

backgammon-game-over = La partie est finie.
backgammon-nothing-to-roll = La partie est finie : il n’y a plus rien à lancer.
backgammon-nothing-to-decide = La partie est finie : il n’y a rien à décider.
backgammon-roll-first = Il faut lancer les dés avant de jouer « { $text } ».
backgammon-already-rolled = Le jet est déjà { $dice }.
backgammon-bad-roll = « { $text } » n’est pas un jet : écrivez deux dés de 1 à 6, par exemple 31 ou 3-1.
backgammon-two-rolls = Le jet est { $dice }, mais la position vient avec { $own }.
backgammon-no-position = La position est vide.
backgammon-after-roll = Après le jet il ne peut y avoir que « p1 », et non « { $text } ».
backgammon-number-count = Un tablier se donne par { $count } nombres (barre, 24 flèches, barre), et non { $found }.
backgammon-bad-number = Le nombre { $number } du tablier doit être un nombre entier de pions, et non « { $text } ».
backgammon-opponents-bar = La barre de l’adversaire (nombre 0) ne peut porter vos pions.
backgammon-own-bar = Votre barre (nombre 25) ne peut porter les pions de l’adversaire.
backgammon-too-many-checkers = { $who ->
    [mover] Le joueur au trait
   *[opponent] L’adversaire
  } a { $count } pions, mais à { $game } chaque camp en a { $most }.
backgammon-no-checkers = Il n’y a aucun pion sur le tablier.
backgammon-home-board = Un jan intérieur se donne par six nombres entiers de pions, sur les flèches 1 à 6, 15 en tout au plus.

## Position ID et Match ID de GNU Backgammon

backgammon-too-many-ids = « { $text } » a plus qu’un Position ID et un Match ID ; un XGID commence par « XGID= ».
backgammon-id-length = Un { $name } a { $length } caractères, mais « { $text } » en a { $found }.
backgammon-id-character = Le caractère { $at } du { $name } « { $text } » est « { $character } » ; seuls A-Z, a-z, 0-9, + et / sont permis.
backgammon-id-end = Le { $name } « { $text } » ne peut finir par « { $character } » : des bits sont mis après son dernier octet.
backgammon-position-id-full = Un Position ID contient 30 pions au plus.
backgammon-position-id-checkers = « { $text } » n’est pas un Position ID : il contient trop de pions.
backgammon-position-id-shared = Dans le Position ID « { $text } » les deux camps ont des pions sur la flèche { $point } du joueur au trait.
backgammon-ogid-shared = Dans l’OGID « { $text } », les deux camps ont des pions sur la flèche { $point }.
backgammon-position-id-rest = « { $text } » n’est pas un Position ID : quelque chose suit la dernière barre.
backgammon-match-id-field = Le champ { $field } du Match ID est { $value }, qui ne tient pas dans { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
  }.
backgammon-match-id-dice = Le Match ID « { $text } » a les dés { $one } et { $two }, ce qui n’est pas un jet.
backgammon-match-id-owner = Le Match ID « { $text } » ne dit pas à qui est le videau.
backgammon-match-id-offer = Ce Match ID attend une réponse à un double ou à un abandon, mais ce jeu n’a pas de videau.

## XGID

backgammon-xgid-fields = Un XGID a { $count } champs séparés par « : », mais celui-ci en a { $found }.
backgammon-xgid-number = Dans un XGID, { $field ->
    [cube] le videau
    [cube-owner] le propriétaire du videau
    [turn] le trait
    [bottom-score] le score du joueur du bas
    [top-score] le score du joueur du haut
    [rule] la règle
    [match-length] la longueur du match
   *[highest-cube] le plus haut videau
  } doit être un nombre entier de { $low } à { $high }, et non « { $text } ».
backgammon-xgid-turn = Le trait d’un XGID doit être 1 (en bas) ou -1 (en haut), et non « 0 ».
backgammon-xgid-position = La position d’un XGID a { $count } caractères, et non { $found }.
backgammon-xgid-character = Le caractère { $at } de la position du XGID est « { $character } » ; seuls « - », A à P et a à p sont permis.
backgammon-xgid-dice = Les dés d’un XGID doivent être deux chiffres de 1 à 6, 00, D, B ou R, et non « { $text } ».
backgammon-xgid-double = Ce XGID attend une réponse à un double, mais ce jeu n’a pas de videau.
backgammon-xgid-word = Après un XGID il ne peut y avoir que resign=single, refused=single (ou gammon, backgammon) et result=N, et non « { $text } ».

## Plateaux FIBS

backgammon-fibs-turn = Dans le plateau FIBS, ce n’est le tour de personne.
backgammon-fibs-direction = Dans le plateau FIBS, le joueur aux nombres positifs doit aller vers la flèche 1.
backgammon-fibs-dice = Le plateau FIBS a les dés { $one } et { $two }, ce qui n’est pas un jet.
backgammon-fibs-form = Un plateau FIBS est « { "board:" } », deux noms et { $count } nombres, séparés par des deux-points.
backgammon-fibs-number = « { $text } » dans le plateau FIBS n’est pas un nombre entier.
backgammon-fibs-negative = Les scores et la longueur du match du plateau FIBS doivent être 0 ou plus, et non { $one }, { $two } et { $length }.
backgammon-fibs-over = Dans le plateau FIBS, le match est fini : { $one }-{ $two } dans un match en { $length }.
backgammon-fibs-cube = Le videau du plateau FIBS doit montrer une puissance de 2 jusqu’à { $most }, et non { $cube }.

## Coups

backgammon-has-move = Il y a un coup légal : on ne peut passer son tour.
backgammon-no-blot = « { $text } » marque une frappe sur { $point }, mais il n’y a pas de pion isolé à frapper.
backgammon-no-checker = « { $text } » déplace un pion de { $from }, où il n’y en a pas à déplacer.
backgammon-not-legal = « { $text } » n’est pas un coup légal ici.
backgammon-ambiguous = « { $text } » peut vouloir dire { LIST($ways, "or") }.
backgammon-odd-points = « { $text } » n’est pas un coup : les flèches vont par paires, départ et arrivée.
backgammon-bad-move = « { $text } » n’est pas un coup : écrivez-le comme 13/7, 24/20*/14, bar/22, 6/off ou 8/4(2).
backgammon-backward = Dans « { $text } » un pion recule : écrivez le départ avant l’arrivée.
backgammon-bad-point = « { $point } » dans « { $text } » n’est pas une flèche { $end ->
    [from] d’où partir
   *[to] où arriver
  }.
backgammon-not-possible = « { $text } » n’est pas possible ici ; possibles : { $actions }.
backgammon-answer-first = Le jet est { $dice }, mais il faut d’abord répondre à ce qui est proposé.

## Videau et matchs

backgammon-other-length = La position est celle { $position ->
    [0] d’une partie en argent
   *[other] d’un match en { $position }
  }, mais ce jeu est { $game ->
    [0] une partie en argent
   *[other] un match en { $game }
  } : { $position ->
    [0] retirez --match
   *[other] donnez --match { $position }
  }.
backgammon-other-rule = { $rule ->
    [jacoby] { $position ->
        [on] La règle de Jacoby vaut dans la position, mais non dans ce jeu : donnez --jacoby on.
       *[off] La règle de Jacoby ne vaut pas dans la position, mais dans ce jeu : donnez --jacoby off.
      }
   *[beavers] { $position ->
        [on] Les beavers sont permis dans la position, mais non dans ce jeu : donnez --beavers on.
       *[off] Les beavers ne sont pas permis dans la position, mais le sont dans ce jeu : donnez --beavers off.
      }
  }
backgammon-position-with-cube = La position est celle { $length ->
    [0] d’une partie avec le videau
   *[other] d’un match en { $length }
  } : retirez { $option }.
backgammon-cube-too-high = Le videau est à { $cube }, mais ne dépasse pas { $most }.
backgammon-both-won = Les deux joueurs ont { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ou plus, mais un seul peut avoir gagné.
backgammon-not-crawford = Dans une partie Crawford il manque 1 point à l’un des joueurs, mais le score est { $score } dans un match en { $length }.
backgammon-crawford-cube = Le videau ne sert pas dans une partie Crawford.
backgammon-needless-double = Le joueur qui double ici gagne le match avec le videau tel qu’il est.
backgammon-match-not-over = La partie est finie, mais le score ne dit pas que le match l’est.
backgammon-match-length = Un match a de 1 à { $most } points, et non { $length }.
backgammon-money-only = La règle de Jacoby, les beavers et les doubles automatiques sont pour les parties en argent : retirez-les d’un match.
backgammon-highest-cube = Le plus haut videau doit être une puissance de 2 jusqu’à { $most }, et non { $cube }.
backgammon-automatic-doubles = Le nombre de doubles automatiques doit être de 0 à { $most }, et non { $count }.
backgammon-cube-off = Matchs, règle de Jacoby, beavers, doubles automatiques et abandons se jouent avec le videau : retirez --cube off.
backgammon-stakes-with-cube = Avec le videau l’enjeu est celui de l’argent ou du match : retirez --stakes.

## Équités de match

backgammon-equities-name = --equities doit être computed, kazaross-xg2 ou @FILE avec une table d’équités de match, et non « { $text } ».
backgammon-equities-money = Une table d’équités de match est pour un match : donnez --match N.
backgammon-equities-length = La table d’équités de match va jusqu’à { $longest ->
    [one] { $longest } point
   *[other] { $longest } points
  }, et non { $length }.
backgammon-equities-columns = Une table d’équités de match a de 1 à { $most } colonnes, et non { $found }.
backgammon-equities-rows = Une table d’équités de match à { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  } a { $rows } lignes, la dernière pour les parties après la partie Crawford, et non { $found }.
backgammon-equities-row = La ligne { $row } de la table d’équités de match a { $found ->
    [one] { $found } nombre
   *[other] { $found } nombres
  }, et non { $columns }.
backgammon-equities-sum = À la ligne { $row } de la table d’équités de match, la probabilité de la colonne { $column } et sa symétrique ne font pas 1 en tout.
backgammon-equities-chance = La ligne { $row } de la table d’équités de match a « { $text } », qui n’est pas un nombre de 0 à 1.

## Hypergammon

backgammon-small-checkers = Hypergammon se joue avec 1 à { $most } pions de chaque côté, et non { $count }.
backgammon-exact-checkers = La solution exacte est pour 1 à 3 pions de chaque côté, et non { $count }.
backgammon-solver-checkers = Hypergammon se résout avec 3 pions de chaque côté au plus : donnez --checkers 3 ou moins.
backgammon-solver-stakes = Hypergammon ne se résout qu’en argent : retirez --stakes.

## Réseaux

backgammon-rare-positions = --rare règle comment les parties commencent, mais avec --positions aucune ne se joue
backgammon-gather-from = les positions sont recueillies par un réseau : nommez-en un avec --from
backgammon-inputs = Les entrées d’un réseau de backgammon sont { LIST($known, "or") }, et non « { $text } ».
backgammon-model-inputs = Ce réseau a les entrées « { $text } », qui sont inconnues ; on connaît { LIST($known, "and") }.

## Matchs enregistrés : où

backgammon-record-game = Partie { $game } : { $problem }
backgammon-record-node = nœud { $node } : { $problem }
backgammon-record-line = Ligne { $line } : { $problem }
backgammon-mat-place = Ligne { $line }, colonne { $column } : { $problem }
backgammon-xg-record = { $game ->
    [0] Enregistrement { $record }
   *[other] Partie { $game }, enregistrement { $record }
  } : { $problem }

## Matchs enregistrés : quoi

backgammon-record-empty = Il n’y a pas de match dans ce texte.
backgammon-record-long-line = La ligne a { $length } caractères ; aucune ligne d’un match n’en a plus de { $most }.
backgammon-record-second-match = Un deuxième match commence ; un fichier { $format } n’en a qu’un.
backgammon-xg-position = C’est une position, pas un match : { $xgid }
backgammon-record-set-up = La partie continue depuis un tablier installé, ce qui n’est pas pris en charge.
backgammon-record-not-from-start = Un fichier de match contient des parties depuis leur début, mais celle-ci commence à une position installée.
backgammon-record-jacoby = Le match dit avoir été joué { $asked ->
    [true] sans la règle de Jacoby : retirez --jacoby on
   *[false] avec la règle de Jacoby : retirez --jacoby off
  }.
backgammon-record-no-play = Aucun coup de { $roll } ne mène au tablier qui suit.
backgammon-record-impossible = Aucun pion ne peut aller ainsi de là, que ce soit permis ou non : { $text }.
backgammon-record-unanswered = Le double reste sans réponse.
backgammon-record-twice = Le joueur qui joue { $roll } a aussi joué le tour d’avant.
backgammon-record-doubled-plays = Le jet { $roll } est joué par le joueur qui a été doublé, et non par celui qui a doublé.
backgammon-record-not-on-roll = Le joueur qui double n’est pas au trait.
backgammon-record-not-owner = Le joueur qui double n’a pas le videau.
backgammon-record-answer = { $answer ->
    [take] Une acceptation
    [drop] Un refus
    [beaver] Un beaver
   *[raccoon] Un raccoon
  } doit répondre à { $offer ->
    [beaver] un beaver
   *[double] un double
  } de l’autre joueur.
backgammon-record-loser-wins = Le gagnant enregistré est le joueur qui a perdu la partie.
backgammon-record-points = La victoire enregistrée est de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais avec le videau à { $cube } la partie compte { LIST($counts, "or") }.
backgammon-record-cube = Le videau est tourné de { $from } à { $to }, et non à { $expected }.
backgammon-record-after-end = La partie continue après sa fin.
backgammon-record-number = Les longueurs, les scores et les videaux d’un match sont des nombres entiers de 0 à { $most }, pas « { $text } ».
backgammon-record-score = La partie commence à { $own }, mais après la précédente le score est { $score }.
backgammon-record-match-over = Une partie commence à { $score }, alors que le match en { $length } est fini.
backgammon-record-first-cube = Le videau montre { $cube } au premier jet ; seuls les doubles automatiques le tournent avant, à une puissance de 2, dans une partie en argent.
backgammon-record-position = La position est { $position }, mais les coups d’avant mènent à { $expected }.
backgammon-record-rules = « { $action } » n’y est pas possible d’après ces règles.
backgammon-record-wrong-roller = Le joueur qui lance { $roll } n’est pas au trait.

## Fichiers .mat

backgammon-mat-beginning = Un fichier .mat commence par « N point match », puis « Game 1 » et les noms des joueurs.
backgammon-mat-empty = Il n’y a pas de match dans ce fichier : un fichier .mat doit dire en combien de points il va, et qui joue.
backgammon-mat-names = Après « Game N » doivent venir les deux noms, chacun avec un deux-points et un score.
backgammon-mat-length = Avant la première partie il faut la longueur du match : « 5 point match ».
backgammon-mat-line = « { $text } » n’est pas un tour d’une partie.
backgammon-mat-cells = La ligne d’un tour a plus de deux cases.
backgammon-mat-cell = « { $text } » n’est ni un jet avec son coup (« 31: 8/5 6/5 ») ni un mot du videau (« Doubles => 2 », « Takes », « Drops »).

## Fichiers SGF

backgammon-sgf-empty = Il n’y a pas de partie dans ce fichier SGF.
backgammon-sgf-game = C’est un fichier SGF d’un autre jeu ; le backgammon est GM[6].
backgammon-sgf-turn = « { $text } » n’est pas un tour : il faut deux dés, puis des paires de lettres.
backgammon-sgf-branch = Le SGF se ramifie au caractère { $at }, mais un match n’a pas de variantes.
backgammon-sgf-close = La « ) » au caractère { $at } du SGF ne ferme aucune partie.
backgammon-sgf-character = Ce n’est pas du SGF : le caractère { $at } est « { $character } ».
backgammon-sgf-open-game = Le SGF finit au milieu d’une partie.
backgammon-sgf-open-value = Le SGF finit au milieu d’une valeur.

## Exports de GNU Backgammon

backgammon-export-beginning = Un export de GNU Backgammon commence par « { "The score (after 0 games) is: …" } ».
backgammon-export-score = Le score doit nommer les deux joueurs, chacun avec ses points.
backgammon-export-names = Les deux joueurs ont le même nom : on ne peut distinguer leurs tours.
backgammon-export-other-match = Une partie d’un autre match suit.
backgammon-export-number = Le coup numéro { $number } suit le numéro { $before }.
backgammon-export-cube = Aucun joueur n’a tourné le videau à { $cube }.
backgammon-export-move = « { $text } » n’est ni un jet à jouer, ni un double, ni une décision de videau.
backgammon-export-too-early = Une action vient avant le premier coup.
backgammon-export-second-action = Le coup a une deuxième action.
backgammon-export-wrong-player = L’action est du joueur qui n’est pas au trait.
backgammon-export-action = « { $text } » n’est pas possible ici.
backgammon-export-player = « { $text } » ne nomme aucun des joueurs.
backgammon-export-no-action = Le coup numéro { $number } n’a pas d’action.

## Fichiers .xg

backgammon-xg-beginning = Un fichier .xg commence par « { $mark } ».
backgammon-xg-no-match = Il n’y a pas de match dans ce fichier .xg : son archive n’a pas de temp.xg.
backgammon-xg-empty = Il n’y a pas de match dans ce fichier .xg : il n’a aucun enregistrement.
backgammon-xg-size = Une partie du fichier .xg se décompresse en { $size } octets ; aucune n’en a plus de { $most }.
backgammon-xg-damaged = Le fichier .xg est abîmé : la somme de contrôle ou la longueur { $what ->
    [archive] de son archive
    [register] de son registre
   *[match] de son match
  } est fausse.
backgammon-xg-cut-off = Le fichier .xg est tronqué : il finit après { $length ->
    [one] { $length } octet
   *[other] { $length } octets
  }.
backgammon-xg-length = Le match a { $length ->
    [one] { $length } octet
   *[other] { $length } octets
  } et un enregistrement { $record } : le dernier est incomplet.
backgammon-xg-kind = Un fichier .xg n’a pas d’enregistrements de la sorte { $kind }.
backgammon-xg-first-record = Le premier enregistrement d’un fichier .xg doit être celui du match.
backgammon-xg-too-early = Une action vient avant la première partie.
backgammon-xg-mark = L’enregistrement du match n’a pas la marque d’un fichier .xg.
backgammon-xg-version = Le fichier est de la version { $version } ; les versions jusqu’à { $newest } sont prises en charge.
backgammon-xg-variant = Le match n’est pas de backgammon, mais de Nackgammon, d’hypergammon ou de Longgammon.
backgammon-xg-match-length = Un match ne peut avoir { $length } points.
backgammon-xg-board = La position n’est pas un tablier possible ; les coups d’avant mènent à { $expected }.
backgammon-xg-dice = Les dés { $one } et { $two } ne sont pas un jet.
backgammon-xg-cube = Le videau montre { $shown }, mais les actions d’avant l’ont mis à { $expected }.
backgammon-xg-after-unplayed = La partie continue après un jet qui n’a pas été joué.
backgammon-xg-player = Il n’y a pas de joueur { $player }.
