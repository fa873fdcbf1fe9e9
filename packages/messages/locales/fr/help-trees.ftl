### L’aide des commandes sur les arbres : solve, draw, slides, sensitivity, risk, equilibrium, random, exercise, grade.

## Lire un arbre

help-tree-file = L’arbre : un fichier, - pour l’entrée standard, ou l’arbre lui-même entre guillemets.
help-format = Format de l’arbre : { $formats }. Par défaut : reconnu d’après le texte.
help-root = Qui joue à la racine d’une liste imbriquée, de parenthèses ou d’un tableau sans kind ; les niveaux inférieurs alternent.
help-algorithm = Algorithme ; `tyche solve --list` les énumère. Par défaut : celui du fichier, sinon max^n à plus de deux joueurs, expectiminimax avec hasard, minimax sans.
help-game = Au lieu d’un arbre : le jeu de ce nom, déployé depuis une position jusqu’à --depth décisions (par défaut : { $usual }) ; le joueur 0 est MAX. Au choix : { $games }.
help-unfold-evaluator = Avec --game : fonction d’évaluation des positions à la profondeur limite, par son nom ou un FILE de `tyche train`.
help-unfold-horizon = Avec --game : évaluer à la décision suivante, ou juste après la dernière action, avant le hasard.

## Dessiner un arbre

help-draw-to = Format de sortie : { $formats } ; csv est la trace de la recherche. Par défaut : selon l’extension de --out, sinon { $usual }.
help-notation = Formes des nœuds : { $notations }. Par défaut : aima.
help-decimals = Écrire des décimaux au lieu de fractions.
help-draw-windows = Montrer les fenêtres de recherche et les intervalles des nœuds de hasard.
help-draw-windows-at = Ne montrer les fenêtres qu’aux nœuds intérieurs, aux décisions ou aux nœuds de hasard (inner, decisions, chance), ou à des nœuds nommés, comme 1,2.1,B.
help-draw-direction = Direction dans laquelle l’arbre pousse. Par défaut : celle de la notation.
help-draw-scale = svg, tikz : facteur d’échelle, comme 0.7.
help-draw-page = svg, tikz : réduire le dessin à une page A4.
help-draw-labels = svg, tikz : abréger les étiquettes et les actions à N colonnes. Par défaut : 28.
help-draw-wrap = svg, tikz : couper les étiquettes, les actions et les fenêtres en lignes de N colonnes.
help-draw-limit = Dessiner au plus N nœuds. La valeur par défaut dépend du format.
help-draw-fragment = tikz : n’écrire que le dessin, à inclure dans un document.
help-ascii = Dessiner avec les seuls caractères ASCII.

## solve

help-solve-json = Afficher la réponse en un objet JSON. Les enfants sont numérotés à partir de 0 en JSON et dans les traces, à partir de 1 dans le texte.
help-solve-trace = Écrire chaque étape dans un fichier .csv, .json ou .jsonl ; - les affiche en CSV au lieu de la réponse.
help-solve-explain = Expliquer chaque étape en mots avant la réponse.
help-solve-stream = Résoudre du JSON ou une liste imbriquée sans construire l’arbre, comme c’est toujours le cas à partir de 16 Mo : un dixième de la mémoire, mais ni dessin ni noms. Pour minimax, alpha-beta, expectiminimax et star1.
help-solve-batch = Résoudre des lignes JSON de l’entrée standard, chacune { "{" }"id", "tree"{ "}" } ; une réponse par ligne.
help-solve-list = Énumérer les algorithmes ; avec --algorithm, en décrire un.
example-solve-tree = max, puis min, puis les gains
example-solve-chance = des nœuds de hasard : 10 à coup sûr contre une chance sur deux de 9 ou de 100
example-solve-star1 = Star1 avec des bornes de toutes les valeurs (par défaut : l’étendue des feuilles)
example-solve-explain = chaque étape en mots, en français
example-solve-trace = chaque étape, en tableau dans un fichier
example-solve-game = une position d’un jeu comme arbre, avec chaque étape d’alpha-beta
example-solve-batch = beaucoup d’arbres, un par ligne
example-solve-list = tous les algorithmes, puis l’un d’eux en entier

## draw

example-draw-svg = l’image d’un arbre, sans valeurs
example-draw-tikz = la même pour LaTeX, avec les valeurs et les coupures d’alpha-beta
example-draw-decision = dans la notation de l’analyse de décision
example-draw-windows = fenêtres et intervalles à chaque nœud
example-draw-game = l’arbre d’une position d’un jeu, sur deux décisions
example-draw-page = un arbre large sur une page, avec des fenêtres aux seuls nœuds intérieurs
example-draw-convert = conversion d’un format à un autre

## slides

help-slides-language = Langue de la page. Par défaut : en.
example-slides = alpha-beta pour un cours : ouvrez le fichier dans un navigateur et pressez la barre d’espace
example-slides-spanish = un nouvel exercice pour Star1, en espagnol

## sensitivity

help-json-children = Afficher la réponse en un objet JSON, où les enfants sont numérotés à partir de 0.
help-sensitivity-by = Pour la valeur et le diagramme, faire varier chaque nombre de cette part de son étendue. Par défaut : toute l’étendue. Les seuils n’en dépendent pas.
help-sensitivity-svg = Écrire aussi un diagramme en tornade en SVG ; - l’affiche au lieu du texte.
example-sensitivity = 10 à coup sûr contre une chance sur deux de 9 ou de 100 : de combien chaque nombre doit changer pour que le premier soit meilleur
example-sensitivity-tornado = le diagramme en tornade, chaque nombre variant d’un dixième de son étendue

## risk et equilibrium

help-risk-utility = Fonction d’utilité : linear ; exponential:R avec la tolérance au risque R, négative pour rechercher le risque ; log:W ou sqrt:W avec la richesse initiale W ; points:X=U,X=U,… avec des droites entre les points.
help-answer-to = Afficher un dessin au lieu de la réponse : { $formats }.
help-answer-out = Écrire le dessin dans FILE.
example-risk = 40 à coup sûr contre une chance sur deux de 0 ou de 100, pour un joueur qui craint le risque
example-risk-points = des utilités demandées à une personne, reliées par des droites : tous les résultats sont exacts
example-risk-svg = une image avec l’équivalent certain et l’espérance d’utilité de chaque nœud
example-equilibrium = pile ou face à deux : le second joueur ne voit pas le choix du premier
example-equilibrium-svg = la même en image, avec des rubans entre les nœuds que l’on ne peut distinguer
help-equilibrium-method = Pour les jeux : { $methods }. pdcfr+ minimise le regret sur tout le jeu, mccfr sur des échantillons ; backward-induction résout un état après l’autre là où les joueurs ne font que décider en même temps, et itère les valeurs si des états reviennent ; sequence-form trouve des fractions exactes pour les petits jeux. Par défaut : backward-induction là où elle convient et sans --iterations, sinon pdcfr+.
help-equilibrium-iterations = Pour les jeux : s’arrêter après N itérations.
help-equilibrium-time = Pour les jeux : limite de temps en millisecondes.
help-equilibrium-gap = Pour les jeux : s’arrêter quand l’écart, ce que les joueurs ensemble gagneraient par leurs meilleures réponses, est d’au plus G. Par défaut, sans autre limite : 0,000001.
help-equilibrium-limit = Pour les jeux : le nombre maximal d’histoires à visiter. Par défaut : 5000000.
help-equilibrium-seed = Pour mccfr : graine des échantillons, un nombre ou un mot.
help-equilibrium-strategies = Pour les jeux : lister la stratégie à chaque ensemble d’information, quel qu’en soit le nombre.
help-equilibrium-save = Pour les jeux : écrire la stratégie dans FILE, pour un adversaire ou pour le joueur strategy de l’arène.
example-equilibrium-game = une manche de pierre-feuille-ciseaux, d’après les règles du jeu
example-equilibrium-exact = une question sur une pièce cachée, résolue en fractions

## random

help-random-seed = Graine, un nombre ou un mot ; la même graine donne le même arbre.
help-random-depth = Niveaux de nœuds intérieurs, ceux de hasard compris.
help-random-branching = Nombre d’enfants de chaque nœud intérieur, ou son étendue.
help-random-kinds = Types des niveaux tour à tour, parmi { $kinds } ; ou irregular. Par défaut : max,min, ou player avec --players.
help-random-leaves = Étendue des gains, en nombres entiers.
help-random-probabilities = Probabilités des nœuds de hasard. Par défaut : égales.
help-random-players = Nombre de joueurs ; chaque feuille a un gain pour chacun.
help-random-cuts = Générer des arbres jusqu’à ce que l’un ait au moins K coupures.
help-random-deep-cut = Générer des arbres jusqu’à ce que l’un ait une coupure profonde.
help-random-unique = Générer des arbres jusqu’à ce que l’un n’ait qu’une meilleure action.
help-random-no-ties = Générer des arbres jusqu’à ce que toutes les valeurs comparées diffèrent.
help-random-algorithm = Algorithme des coupures et de --solved. Par défaut : un qui convient à l’arbre, et un qui élague si des coupures sont demandées.
help-random-solved = Dessiner l’arbre avec les valeurs, les coupures et les actions choisies.
example-random = max, hasard et min tour à tour, deux ou trois enfants chacun
example-random-exercise = un exercice d’alpha-beta avec une coupure profonde, en arbre vierge pour LaTeX, et son corrigé
example-random-irregular = des nœuds de tous types, et des probabilités faciles à calculer de tête
example-random-players = trois joueurs

## exercise et grade

help-exercise-kind = Type des exercices (voir --list), ou mixed pour tous les types tour à tour. Par défaut : { $usual }. Avec --tree aussi sans l’algorithme : values, moves, cuts, windows, returns, intervals, trace, order ou effects ; par défaut : values.
help-exercise-count = Nombre d’exercices, { $most } au plus. Par défaut : 1.
help-exercise-seed = Graine, un nombre ou un mot ; la même graine donne les mêmes exercices, à l’octet près. Par défaut : 1.
help-exercise-level = 1 : petits arbres ; 2 : arbres plus grands ; 3 : avec fractions et égalités. Par défaut : 1.
help-exercise-ties = Si les valeurs égales coupent ; dans les exercices sur les coups, si l’un des coups équivalents suffit. Par défaut : prune.
help-exercise-fail = Ce qu’une recherche renvoie hors de sa fenêtre. Par défaut : soft.
help-exercise-tree = Poser les questions sur cet arbre : un fichier, - pour l’entrée standard, ou l’arbre entre guillemets. Un fichier de plusieurs arbres donne un exercice pour chacun.
help-exercise-algorithm = Avec --tree : l’algorithme. Par défaut : le premier pour ce type d’exercice qui convient.
help-exercise-bounds = Avec --tree : les bornes de toutes les valeurs, pour Star1 et Star2. Par défaut : l’étendue des gains.
help-exercise-variants = Avec --tree : à sa place N arbres de même forme et de même difficulté, { $most } au plus en tout : autant de coupes de l’algorithme, d’autres gains. --seed en tire d’autres.
help-exercise-language = Langue des exercices. Par défaut : en.
help-exercise-to = Format : { $formats }. moodle est le XML de Moodle, canvas un paquet QTI 1.2, json un fichier pour `tyche grade`, link une adresse du Lab. Par défaut : text.
help-exercise-key = text, latex, html, json : inclure les réponses.
help-exercise-two-per-page = latex, html : imprimer deux exercices par page.
help-exercise-lab = link : l’adresse du Lab. Par défaut : { $usual }.
help-exercise-exam = link : un examen de ce titre, sans aide ni corrigé, dont les réponses sont enregistrées dans un fichier pour `tyche grade`.
help-exercise-phrase = link : une phrase secrète qui signe les réponses de l’examen.
help-exercise-minutes = Durée maximale de l’examen en minutes, à partir de la première ouverture du lien.
help-exercise-tries = Combien de fois les réponses à l’examen peuvent être enregistrées. Par défaut : sans limite.
help-exercise-list = Énumérer les types d’exercices.
help-grade-file = Fichiers de réponses : enregistrés par des étudiants, ou de `tyche exercise --to json`, remplis ; un dossier pour tous ses fichiers ; - pour l’entrée standard. S’il y en a plusieurs, un tableau donne les notes.
help-grade-json = Afficher un objet JSON : la note, et pour chaque exercice les verdicts, les remarques et l’idée fausse qui l’explique ; pour plusieurs fichiers, la liste de ces objets.
help-grade-csv = Afficher une ligne de CSV par fichier.
help-grade-phrase = La phrase secrète du lien, pour vérifier les signatures des fichiers remis.
help-grade-language = Langue des remarques. Par défaut : celle des exercices.
example-exercise-list = tous les types d’exercices
example-exercise-key = un exercice et son corrigé
example-exercise-latex = dix exercices à imprimer et leur corrigé
example-exercise-moodle = tous les types tour à tour pour la banque de questions de Moodle, en français
example-exercise-canvas = un paquet pour Canvas
example-exercise-tree = votre propre arbre pour Moodle
example-exercise-variants = douze arbres comme le vôtre avec d’autres gains, pour que les voisins diffèrent
example-exercise-json = un fichier à remplir, et ses notes
example-exercise-link = un lien vers un examen dont les réponses sont signées
example-grade = un corrigé, noté : tout est juste
example-grade-json = la même chose pour un programme

## verify

help-verify-file = Le certificat : un fichier, ou - pour l’entrée standard.
help-verify-input = Ce dont il parle : le fichier d’un arbre, ou le fichier .js ou .ts d’un jeu. Les jeux fournis avec Tyche n’en ont pas besoin.
example-verify-tree = une preuve de ce qu’alpha-bêta a trouvé, comparée à l’arbre
example-verify-game = Pig en 5 points : la preuve, et sa comparaison avec les règles
