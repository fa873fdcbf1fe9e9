### L’aide des commandes sur les jeux : games, moves, think, play, exact, analyze, rollout, uci, ubgi, lab.

## Un jeu et une position

help-game-argument = Le jeu : { $games }, ou un fichier tel que ./my-game.js qui exporte un jeu.
help-position = Position, dans la notation du jeu ; voir `tyche games`.
help-roll = Dés, dans les jeux à dés : 31 ou 3-1, avec un seul dé 4.
help-deal = Graine d’un début aléatoire au lieu d’une position ; elle décide des cartes et des dés.

## Chercher

help-depth = Profondeur de recherche, en décisions ; le hasard ne compte pas.
help-time = Limite de temps en millisecondes. Par défaut, sans autre limite : { $usual }.
help-nodes = Limite approximative du nombre de nœuds.
help-game-algorithm = Algorithme : { $algorithms }. Par défaut : celui du jeu, sinon alpha-beta sans hasard et star2 avec hasard.
help-evaluator = Fonction d’évaluation à la profondeur limite : un nom de `tyche games`, ou un FILE de `tyche train`.
help-horizon = Évaluer à la décision suivante, ou juste après la dernière action, avant le hasard.
help-rank = Valeurs exactes de toutes les actions, ou de la meilleure seule, ce qui est plus rapide.
help-table = Entrées de la table de transposition, de 32 octets chacune ; 0 pour aucune.
help-search-threads = Nombre de fils d’exécution pour une recherche exacte, mcts ou puct ; les autres algorithmes et les lots en utilisent un.
help-deterministic = Donner la même réponse quel que soit le nombre de fils d’exécution ; plus lent.
help-beam = Approché : n’explorer que les N actions les plus prometteuses de chaque décision.
help-threshold = Approché : ignorer les issues du hasard de probabilité plus petite.
help-sparse = Approché : tirer N échantillons aux nœuds de hasard qui ont plus d’issues.

## games, moves, think

help-games-name = Un jeu, pour le montrer seul avec sa règle.
help-games-json = Afficher la liste en un objet JSON.
help-moves-json = Afficher les actions en un objet JSON.
help-places-batch = Lire des lignes JSON de l’entrée standard, chacune { "{" }"id", "position", "roll"{ "}" } ; une réponse par ligne.
help-think-replies = Avec --batch : ajouter la meilleure réponse du joueur suivant à chaque lancer, dans les jeux de dés explorés avec des filtres de coups.
help-think-json = Afficher la réponse en un objet JSON. "bound": "exact" veut dire qu’une recherche de cette profondeur n’a rien omis, "solved": true que la valeur est celle de la partie entière. "certainty" dit de quoi chaque valeur est tirée.
example-games = tous les jeux avec leurs options et leurs notations
example-json = la même chose pour des programmes
example-games-name = un jeu, et comment on y joue
example-moves = tous les coups d’un jet au backgammon
example-moves-2048 = les glissements possibles à 2048, avant la nouvelle tuile
example-places-batch = beaucoup de positions, une par ligne
example-think = tous les coups d’un jet de backgammon, sur deux décisions, exactement
example-think-before = la même chose avant le jet
example-think-2048 = les points gagnés à 2048 en trois coups
example-think-time = une demi-seconde de puissance quatre
example-think-threads = la même chose sur deux fils d’exécution
example-think-minesweeper = la case à ouvrir au démineur, et pourquoi : sûreté, progrès et chance de gagner de chaque candidate
example-think-ludo = un début de Ludo aléatoire

## play

help-play-as = Votre joueur, à partir de 0 ; none pour regarder le moteur jouer pour tous.
help-play-level = Niveau du moteur, de 1 pour débutants à 10 ; une fraction comme 3.5 est entre deux niveaux. Sans lui, le moteur joue de son mieux dans le temps de --time, une seconde par défaut. Les indices sont toujours les meilleurs possibles.
help-play-seed = Graine des dés, un nombre ou un mot ; la même graine donne les mêmes dés. Par défaut : aléatoire.
help-play-record = Enregistrer la partie dans FILE quand elle finit ou qu’on la quitte, au format habituel du jeu : .mat, ou .sgf si FILE s’appelle ainsi, ou .pgn. Les remarques du tuteur deviennent des commentaires.
help-play-pgn = Échecs : la même chose que --record.
help-play-tutor = Signaler les actions qui perdent LOSS ou plus, demander confirmation avant une perte double, et revoir la partie à la fin. Au backgammon LOSS vaut 0.04 par défaut.
example-play = le backgammon contre le moteur (ici l’entrée finit aussitôt)
example-play-level = puissance quatre contre un débutant
example-play-second = puissance quatre, le moteur d’abord, un cinquième de seconde par coup
example-play-match = un match en 7 points avec le videau, un tuteur, et un enregistrement à analyser ensuite
example-play-watch = regarder le moteur jouer à 2048

## exact

help-exact-policy = Avec --json : la meilleure action dans chaque position qui laisse un choix.
help-exact-limit = Renoncer au-delà de N positions et nœuds de hasard. Par défaut : { $usual }.
example-exact-pig = la probabilité que le premier joueur gagne au Cochon en 40 points
example-exact-policy = lancer ou garder, avec toutes les autres décisions
example-exact-2048 = la probabilité de faire 32 sur quatre cases en jouant parfaitement
example-exact-blackjack = l’avantage de la maison au blackjack, avec ses règles
example-exact-position = le morpion après deux coups

## analyze

help-analyze-file = Un match de backgammon (.mat, .sgf de GNU Backgammon, .xg d’eXtreme Gammon), un dossier de matchs ou des parties d’échecs (.pgn) ; - pour l’entrée standard.
help-analyze-depth = Profondeur de recherche, en décisions. Par défaut : { $usual }, aux échecs { $chess }.
help-analyze-time = Backgammon : secondes par décision. La profondeur croît jusqu’à --depth (par défaut : { $deepest }) tant qu’une décision en a pris un vingtième au plus.
help-analyze-doubt-depth = Backgammon : profondeur de recherche pour les coups qui perdent 0.02 d’après --depth. Par défaut : une de plus que --depth si elle vaut 2 ou plus, sauf avec --rollout ou --time.
help-analyze-evaluator = Fonction d’évaluation : { $evaluators }, ou le fichier d’un réseau entraîné ; aux échecs quiet, squares, learned, classic, ou un tel fichier.
help-analyze-doubtful = Perte en points à partir de laquelle un coup est douteux.
help-analyze-bad = Perte à partir de laquelle un coup est mauvais.
help-analyze-very-bad = Perte à partir de laquelle un coup est très mauvais.
help-analyze-rollout = Backgammon : simuler les décisions incertaines, avec autant de parties chacune : coups qui perdent 0.02 et videaux à 0.05 d’une limite.
help-analyze-rollout-turns = Longueur de ces parties, en tours.
help-analyze-jacoby = Backgammon en argent : règle de Jacoby, les gammons comptent 1 tant que le videau n’est pas tourné. Par défaut : comme le dit le fichier, sinon off.
help-analyze-equities = Backgammon : la table d’équités de match (computed, kazaross-xg2) ou votre propre fichier, comme pour `tyche think backgammon --match`.
help-analyze-all = Énumérer tous les tours, et non les seuls marqués.
help-analyze-html = Backgammon : écrire aussi l’analyse en une page web autonome, avec les plateaux.
help-analyze-comments = Backgammon : écrire aussi le match avec l’analyse en commentaires, en .sgf si FILE s’appelle ainsi, sinon en .mat.
help-analyze-csv = Pour un dossier : écrire aussi un tableau avec une ligne par joueur et par match.
help-analyze-to = Convertir le match ou les parties dans ce format, sans analyse.
help-analyze-log = Enregistrer les résultats dans FILE, tour par tour (aux échecs partie par partie), et reprendre à partir de là.
help-analyze-language = Backgammon : langue du rapport, de la page et des commentaires. Par défaut : celle de l’environnement (LC_ALL, LC_MESSAGES, LANG), sinon en.
help-analyze-json = Afficher l’analyse en un objet JSON.
help-analyze-merge = Réunir les parties d’une analyse ; le résultat est celui d’une seule exécution.
help-analyze-merge-files = Journaux de toutes les parties d’une analyse, dans un ordre quelconque.
help-analyze-merge-log = Enregistrer aussi l’analyse entière dans FILE.
example-analyze = les erreurs des deux joueurs
example-analyze-json = la même chose pour des programmes, selon l’évaluation statique après chaque coup
example-analyze-html = une page avec les plateaux, à lire et à garder ; deux fils d’exécution
example-analyze-chess = les erreurs d’une partie d’échecs
example-analyze-convert = du format de GNU Backgammon à .mat
example-analyze-folder = le profil de tous les joueurs d’un dossier de matchs
example-analyze-shard = la première de deux parties d’une analyse ; analyze merge les réunit

## rollout

help-rollout-trials = Parties par coup ; avec --until, au plus.
help-rollout-until = S’arrêter quand l’intervalle de confiance à 95 % de chaque équité est d’au plus ±X ; vérifié toutes les 36 parties.
help-rollout-cube = Jouer avec le videau ; un match, qu’indique un XGID, l’a toujours.
help-rollout-jacoby = Avec le videau en argent : règle de Jacoby, les gammons comptent 1 tant que le videau n’est pas tourné.
help-rollout-turns = Arrêter les parties après N tours et évaluer la position. Par défaut : jouer jusqu’à la fin.
help-rollout-candidates = Nombre de meilleurs coups à simuler quand les dés sont donnés.
help-rollout-depth = Profondeur de recherche pour trouver les meilleurs coups, en décisions.
help-rollout-evaluator = Fonction d’évaluation des deux joueurs : { $evaluators }, ou le fichier d’un réseau entraîné.
help-rollout-luck = Laisser la chance des dés dans les résultats.
help-rollout-seed = Graine des dés, qui sont les mêmes pour tous les coups.
example-rollout = les trois meilleurs coups d’un jet d’ouverture, 36 parties chacun, longues de huit tours
example-rollout-cube = s’il faut doubler à un score, jusqu’à un intervalle de ±0.05
example-rollout-bearoff = une sortie avant le jet

## uci et ubgi

help-interface-evaluator = Fonction d’évaluation : { $evaluators }, ou le fichier d’un réseau entraîné.
help-no-filters = Explorer chaque coup à la profondeur entière.
help-ubgi-note = Lit ubgi, stop, quit, un XGID ou un plateau de FIBS ("board:…"), un par ligne. À une position, la réponse est un coup (chaque étape à part : 24/18 18/13, bar, off ; une ligne vide si rien ne peut bouger), roll, double, take ou drop ; à une position non valide sorry et à toute autre ligne error bad_command, avec la raison sur la sortie d’erreur. Parle aussi le protocole de l’arène bgci (0.1 et 0.2) : isready, newgame, position gnubgid, dice, go role chequer, etc.
example-uci = le meilleur coup après 1. e4 e5, comme un programme d’échecs le demande
example-ubgi = le meilleur coup d’un jet d’ouverture, comme un autre programme le demande

## lab

help-lab-port = Port où le servir. Par défaut : { $usual }, ou un port libre.
help-lab-host = Adresse où écouter ; 0.0.0.0 laisse d’autres machines se connecter.
help-lab-folder = Afficher le dossier de la page construite, que tout hébergeur de fichiers peut servir, puis terminer.
example-lab = le dossier à copier chez un hébergeur à vous

## levels

help-levels-levels = Nombre de niveaux, de 2 à 20.
help-levels-games = Parties par paire de joueurs, pour l’ajustement et pour la mesure ; 0 pour ne pas mesurer de classements.
help-levels-positions = Positions où les pertes sont mesurées ; 0 pour aucune.
help-levels-nodes = Nœuds du niveau le plus fort ; si le jeu ne peut être résolu, une recherche de cinq fois plus de nœuds juge les pertes.
help-levels-method = Pas égaux de la perte par décision, ou du classement Elo. Par défaut : loss si quelque chose est caché ou si personne ne joue contre un autre, sinon elo.
help-levels-opening = Actions aléatoires au début de chaque partie. Par défaut : 2 sans hasard, sinon 0.
help-levels-time = Arrêter chaque mesure à temps, pour que toutes ensemble durent environ ce nombre de minutes ; le résultat dépend alors de la machine.
help-levels-seed = Graine, un nombre ou un mot ; sans --time, la même graine donne les mêmes niveaux.
help-levels-out = Écrire dans FILE les niveaux et les mesures, en JSON.
help-levels-resume = Conserver les résultats dans FILE ; la même commande reprend de là après un arrêt.
example-levels = dix niveaux d’une courte course avec un dé
