### Ce qui peut être faux dans un appel des commandes qui prennent un jeu : des phrases sans majuscule et sans point, sauf celles de GNU Backgammon et des notations.

## Options

kind-milliseconds = un nombre de millisecondes
kind-threshold = une probabilité inférieure à 1
kind-table-entries = un nombre d’entrées jusqu’à { $most }
kind-loss = une perte supérieure à 0
option-for-game = { $option } est pour un jeu : nommez-le avec --game
option-for-tree = { $option } est pour un arbre, pas pour --game
option-file-nested = { $file } commence par @ : le fichier de --{ $option } doit contenir sa valeur
option-of-own-game = --{ $option } est pour les jeux livrés avec Tyche, pas pour celui de { $file }
tree-and-game = donnez un arbre ou --game, pas les deux
level-alone = --level est pour le moteur comme joueur, et { $game } est un jeu en solitaire : prenez --as none
level-sets = { $option } n’a pas d’effet avec --level, qui fixe ce que le moteur explore
tutor-needs-loss = dans { $game }, --tutor demande la perte à partir de laquelle il avertit, par exemple --tutor 0.1
line-no-position = la ligne n’a pas de "position"
line-value = "{ $name }" doit être un texte, un nombre ou une liste de ceux-ci

## Positions

place-no-dice = { $game } n’a pas de dés : omettez le jet
place-deal = --deal tire tout le début, dés compris : donnez-le seul, ou --position et --roll
place-no-position = { $game } demande une position : donnez --position ({ $how }), ou --deal SEED pour un début tiré par cette graine
place-too-many-actions = { $game } y a { $actions } actions, et une recherche en traite { $most } au plus : { $instead }
place-smaller = prenez un jeu plus petit, ou une position plus proche de la fin
place-smaller-game = prenez un jeu plus petit
place-solver = prenez solver ou random, ou un jeu plus petit
dice-not-rolled = les dés ne sont pas encore lancés : donnez --roll, par exemple --roll 31
think-over = la partie y est finie : il n’y a rien à décider
exact-over = la partie y est finie : il n’y a rien à résoudre
exact-policy = { $game } a trop de positions pour --policy : donnez --position
exact-no-start = { $game } ne commence pas toujours par la même position : donnez --position

## Fonctions d’évaluation

evaluator-not-known = { $game } n’a pas de fonction d’évaluation « { $name } », et il n’y a pas de fichier de ce nom ; il a { $known }
evaluator-none = { $game } n’a ni fonction d’évaluation « { $name } » ni aucune autre, et il n’y a pas de fichier de ce nom
evaluator-no-file = il n’y a ni fonction d’évaluation ni fichier « { $name } » : prenez { $known } ou le fichier d’un réseau entraîné
evaluator-decisions-only = la fonction d’évaluation { $evaluator } de { $game } ne juge que des décisions : prenez --horizon decision
unfold-time = l’arbre de { $game } ne peut pas être construit en { $seconds } secondes : prenez un --depth plus petit ou une position plus tardive de la partie

## Jeux d’un fichier

user-game-own-position = dans la notation du jeu
user-game-json-position = l’état en JSON
user-game-none = { $file } n’exporte pas de jeu : exportez-en un par défaut, comme dans "export default game"
user-game-function = { $file } exporte une fonction, qui renvoie peut-être un jeu, mais pas de jeu : exportez-en un par défaut, comme dans "export default game"
user-game-several = { $file } exporte { $count } jeux ({ $names }) : exportez-en un par défaut, comme dans "export default game"
user-game-not-run = { $file } ne peut pas être exécuté : { $problem }
user-game-no-file = ce fichier n’existe pas
user-game-await = il utilise await à son niveau supérieur : exportez le jeu sans cela
user-game-typescript = Node { $node } ne peut pas lire ce TypeScript ({ $first }) : prenez Node 22.18 ou plus récent, ou compilez-le (npx tsc) et donnez le .js
user-game-no-action = Il n’y a pas d’action « { $text } » ici.
user-game-no-such-action = Il n’y a pas d’action « { $text } » ici : il y a { $known }.
user-game-json = La position n’est pas du JSON : { $reason }.
user-game-state = La position { $text } n’est pas un état de { $game }.

## GNU Backgammon et UBGI

gnubg-not-installed = GNU Backgammon n’est pas installé ici : sous Debian ou Ubuntu, installez les paquets gnubg et gnubg-data.
gnubg-not-started = GNU Backgammon ne peut pas être lancé : { $problem }.
gnubg-ended = GNU Backgammon s’est arrêté.
gnubg-ended-with = GNU Backgammon s’est arrêté ; sa dernière sortie était « { $last } ».
gnubg-silent = GNU Backgammon n’accepte pas de connexion.
gnubg-refused = GNU Backgammon refuse une question : { $line }
gnubg-evaluation = GNU Backgammon répond « { $line } » à une position à évaluer.
gnubg-illegal = GNU Backgammon joue une action illégale : { $problem }
gnubg-port = impossible d’écouter sur le port { $port } : { $problem }
ubgi-first = La première commande doit être "ubgi".
ubgi-long = La ligne est plus longue que toute position.
ubgi-unknown = « { $text } » n’est ni une commande UBGI, ni un XGID, ni un plateau FIBS.
