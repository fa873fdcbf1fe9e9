### What is wrong with a call of the command, or with what it reads and writes.
pgn-not-chess = --pgn est pour les parties d’échecs, et non de { $game }

note = remarque : { $problem }
interrupted = interrompu
internal-error = quelque chose a mal tourné dans { $program } : { $text }

## Commands, arguments and options

command-missing = nommez une commande ; `{ $program } help` les énumère
command-unknown = il n’y a pas de commande « { $name } » ; `{ $program } help` les énumère
command-unknown-meant = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $meant } » ?
argument-missing = il manque l’argument <{ $name }>
too-many-arguments = trop d’arguments : { $command } en prend { $most }, et non { $given }
option-unknown = il n’y a pas d’option « { $option } »
option-unknown-meant = il n’y a pas d’option « { $option } » ; vouliez-vous dire « { $meant } » ?
option-without-value = l’option { $flags } demande une valeur
option-missing = il manque l’option { $flags }
option-one-of = { $option } doit être { LIST($words, "or") }, et non « { $text } »
option-must-be = { $option } doit être { $kind }, et non « { $text } »
option-idle-with = { $option } ne fait rien avec { $output }
option-no-text = { $option } ne fait rien avec { $output }, qui n’affiche pas de texte
option-no-drawing = { $option } ne fait rien avec { $output }, qui ne fait pas de dessin

## What the value of an option must be

kind-whole-from = { $least ->
    [0] un nombre entier positif ou nul
    [1] un nombre entier, au moins 1
   *[other] un nombre entier, au moins { $least }
}
kind-whole-between = un nombre entier de { $least } à { $most }
kind-number-between = un nombre de { $least } à { $most }
kind-points = un nombre de points au-dessus de 0, comme 0.08
kind-share = une part de 0 à 1, comme --by 1/10
kind-share-above-0 = un nombre au-dessus de 0 et d’au plus 1
kind-two-numbers = deux nombres séparés par une virgule, comme { $example }
kind-number-guess = un nombre, comme --guess 7/2
kind-player-number = le numéro d’un joueur, à partir de 0
kind-teams = des équipes de joueurs, comme --teams 0,2/1
kind-probability = une probabilité, comme --random 1/2
kind-branching = un nombre entier ou un intervalle comme 2-4
kind-node-kinds = irregular ou une liste de { $kinds }
kind-leaf-range = deux nombres entiers, comme --leaves -10,10
kind-rates = un nombre, ou deux séparés par une virgule
kind-parameter = un nom avec son départ et ses bornes, comme c=1.0,0.1,4.0
kind-elo-differences = deux différences en Elo, la plus petite d’abord, comme 0,20
kind-equities-file = computed, kazaross-xg2 ou @FILE avec une table d’équités de match

## Files, standard input and the output

standard-input = l’entrée standard
standard-input-keyboard = l’entrée standard est le clavier : envoyez un texte par un tube ou nommez un fichier
file-name-empty = le nom du fichier est vide
file-missing = il n’y a pas de fichier { $file }
file-not-plain = { $file } n’est pas un fichier ordinaire
file-not-read = impossible de lire { $file } : { $why }
file-not-written = impossible d’écrire { $file } : { $why }
file-not-opened = impossible d’ouvrir { $file } : { $why }
file-too-large = { $file } dépasse { $size }, le plus qui puisse être lu
size-gigabytes = { $gigabytes } Go
size-megabytes = { $megabytes } Mo
file-endless = { $file } est un périphérique sans fin
file-pipe-unused = { $file } est un tube où personne n’écrit
file-read-as = { $file } n’est pas en UTF-8 : lecture en { $encoding }
file-utf-16 = { $file } est du texte en UTF-16 : enregistrez-le en UTF-8
file-not-text = { $file } n’est pas du texte : ses octets ne sont pas de l’UTF-8
file-in-use = { $file } est utilisé par le processus { $process } : attendez-le ou nommez un autre fichier ({ $lock } le dit)
file-in-use-elsewhere = { $file } est utilisé par le processus { $process } sur { $machine } : attendez-le ou nommez un autre fichier ({ $lock } le dit)
file-taken-over = un autre processus a repris { $file }, car celui-ci ne donnait plus signe de vie
output-not-written = impossible d’écrire la sortie : { $why }

## What the system says

system-enoent = ce fichier ou dossier n’existe pas
system-eisdir = c’est un dossier
system-enxio = c’est une socket ou un périphérique absent
system-eio = son périphérique signale une erreur
system-eagain = il n’y a rien à y lire maintenant
system-enotdir = une partie de son chemin n’est pas un dossier
system-eacces = la permission est refusée
system-eperm = la permission est refusée
system-enametoolong = son nom est trop long
system-enospc = il n’y a plus de place sur le disque
system-efbig = les fichiers ne peuvent pas être si gros ici
system-edquot = il n’y a plus de place pour cet utilisateur
system-erofs = le disque est en lecture seule
system-emfile = trop de fichiers sont ouverts
system-eloop = ses liens tournent en rond
system-etimedout = pas de réponse à temps
system-econnreset = la connexion a été coupée
system-ehostunreach = aucun chemin n’y mène
system-enetunreach = aucun chemin ne mène à son réseau
system-eai-again = aucun serveur de noms ne répond
system-enotfound = il n’y a pas de machine de ce nom
system-eaddrinuse = un autre programme y écoute déjà
system-eaddrnotavail = ce n’est pas une adresse de cette machine
system-other = { $text }

## Lines of a batch

at-column = colonne { $column } : { $sentence }
the-line = la ligne
line-not-object = la ligne n’est pas un objet JSON comme { "{" }"id": 1, "tree": [3, 12]{ "}" }
line-key-twice = colonne { $column } : la clé « { $key } » vient deux fois
line-expected = colonne { $column } : il faut ici { $what }
line-a-key = une clé entre guillemets doubles
line-a-value = une valeur
line-a-json-value = une valeur en JSON
line-comma-or-end = "," ou "{ "}" }"
line-the-end = la fin de la ligne
line-open-string = colonne { $column } : une chaîne n’est jamais fermée
line-too-large = une ligne dépasse 512 Mo
line-unknown-key = la ligne a une clé inconnue « { $key } » ; elle peut avoir { $known }
line-no-tree = la ligne n’a pas de "tree"
lines-alike = les { $lines } lignes ont la même erreur : { $problem }
lines-wrong = { $what ->
    [trees] { $wrong ->
        [one] { $wrong } ligne sur { $lines } n’a pas pu être résolue
       *[other] { $wrong } lignes sur { $lines } n’ont pas pu être résolues
    }
   *[positions] { $wrong ->
        [one] { $wrong } ligne sur { $lines } est restée sans réponse
       *[other] { $wrong } lignes sur { $lines } sont restées sans réponse
    }
} ; chacune a son "error"
answer-files-wrong = { $wrong ->
    [one] { $wrong } fichier sur { $files } n’a pas pu être noté
   *[other] { $wrong } fichiers sur { $files } n’ont pas pu être notés
  }
folder-without-answers = { $folder } ne contient aucun fichier dont le nom se termine par .json
grade-two-formats = --json et --csv sont deux formats : choisissez-en un

## Trees and their algorithms

tree-missing = il n’y a pas d’arbre : nommez un fichier, écrivez - pour l’entrée standard, ou l’arbre entre guillemets
root-given-by-tree = --root est pour les listes imbriquées et les parenthèses : cet arbre dit lui-même qui joue à sa racine
algorithm-without-setting = { $algorithm } n’a pas de réglage « { $setting } » ; il a { $settings }
algorithm-without-cuts = { $algorithm } ne fait pas de coupures : nommez un algorithme qui en fait, comme alpha-beta ou star1
explain-and-json = --explain affiche du texte et --json du JSON : donnez l’un des deux
trace-beside = { $option } et --trace - écrivent tous deux sur la sortie : nommez un fichier pour la trace
trace-file = --trace doit être un fichier dont le nom finit par .csv, .json ou .jsonl, ou - pour afficher du CSV, et non « { $text } »
list-with-tree = --list énumère les algorithmes : enlevez l’arbre
batch-with-file = --batch lit l’entrée standard et non un fichier : tyche solve --batch < { $file }
batch-without-steps = --batch affiche des réponses et non des étapes : enlevez --trace et --explain
stream-format = --stream ne lit que du JSON et des listes imbriquées : enlevez-le pour un arbre dans un autre format
stream-of-game = --stream lit un texte, et l’arbre d’un --game n’en a pas
tree-too-large-to-build = { $reason } ; avec --json et sans --depth, { LIST($all, "and") } le résolvent sans le construire
option-needs-tree = { $option } a besoin de l’arbre entier, que --stream ne construit pas : enlevez l’un des deux
json-and-diagram = --json et --svg - écrivent tous deux sur la sortie : nommez un fichier pour le diagramme
utility-missing = il manque --utility : linear, exponential:50, log:1000, sqrt ou points:0=0,100=1
random-algorithm-idle = { $option } ne fait rien ici : c’est pour --solved, --windows, --cuts et leurs semblables
random-no-chance = { $option } est pour les nœuds de hasard : ajoutez chance à --kinds

## Drawings, slides and exercises

out-without-format = --out écrit un dessin : ajoutez --to avec l’un de { $formats }
drawing-ending = Tyche ne fait pas de fichiers { $ending } : dessinez en .svg, que les navigateurs et Inkscape convertissent, ou en .tex pour un PDF par pdflatex
option-not-shown = { $option } ne se voit pas en { $format } : c’est pour { $formats }
option-tree-alone = { $option } ne fait rien en { $format }, qui ne contient que l’arbre
setting-without-algorithm = { $option } est pour un dessin avec des valeurs : nommez aussi un --algorithm
scale-and-page = --scale et --page fixent tous deux la taille : donnez l’un des deux
windows-at-unknown-node = --windows-at nomme le nœud « { $node } », que l’arbre n’a pas
slides-too-many-nodes = l’arbre a { $nodes } nœuds, et les diapositives en montrent { $most } au plus
slides-too-many-steps = la recherche a { $steps } étapes, et les diapositives en montrent { $most } au plus
canvas-without-out = un paquet pour Canvas est un fichier zip : nommez-le avec --out
bad-lab-address = --lab doit être une adresse comme { $usual } et non { $lab }
option-without-exam = { $option } est pour un examen : ajoutez --exam
link-seed-too-long = dans un lien, une graine a au plus { $most } caractères
option-answers-included = { $option } ne fait rien en { $format }, qui contient déjà les réponses
option-ties-keep = { $option } ne compte que là où des valeurs égales coupent : enlevez --ties keep
option-without-tree = { $option } est pour les exercices sur un arbre : ajoutez --tree
option-without-variants = { $option } n’a pas d’effet avec --tree, sauf pour --variants
exercise-kind-algorithm = il n’y a pas d’exercice { $kind } avec { $algorithm } : prenez { LIST($kinds, "or") }

## Games

record-no-format = --record demande un format de fichier pour les parties, et { $game } n’en a pas
tutor-without-player = --tutor a besoin de vous comme joueur : enlevez --as none
policy-without-json = --policy est pour les programmes : ajoutez --json
rollout-game = les simulations (rollouts) sont pour le backgammon, et non pour « { $game } »
rollout-game-over = la partie est finie dans cette position : il n’y a rien à simuler
serve-game = GNU Backgammon ne joue qu’au backgammon, et non à « { $game } »
pgn-of-backgammon = --to pgn est pour les échecs, et c’est un match de backgammon
option-not-for-chess = { $option } est pour le backgammon, et ce sont des parties d’échecs
option-not-for-folder = { $option } est pour un seul match, pas pour un dossier
csv-without-folder = --csv est pour un dossier de matchs
folder-no-match = { $folder } ne contient aucun match de backgammon lisible
folder-file-skipped = { $file } est ignoré : { $problem }
doubt-depth-and = donnez --doubt-depth ou { $option }, pas les deux
to-without-analysis = --to écrit le match sans analyse : enlevez --shard et --log
thresholds-order = --bad doit être au moins --doubtful, et --very-bad au moins --bad

## Matches, tuning and training

players-missing = { $game } n’est pas un jeu en solitaire : nommez deux joueurs ou plus
shard-without-log = --shard demande --log FILE, que `{ $command }` lit
sprt-and-shard = --sprt a besoin des parties dans leur ordre : enlevez --shard
sprt-players = --sprt est pour un match de deux joueurs, et non de { $players }
learn-and-shard = --learn a besoin de toutes les parties : enlevez --shard
learn-file = --learn doit être un fichier dont le nom finit par .json, et non « { $text } »
parameter-missing = donnez le départ et les bornes de { "{" }{ $name }{ "}" } : --parameter { $name }=…
parameter-not-in-player = le joueur « { $player } » n’a pas de { "{" }{ $name }{ "}" }
parameter-twice = --parameter { $name } est donné deux fois
merge-without-out = nommez avec --out FILE le fichier de toutes les positions
queue-without-gather = --queue est pour recueillir des positions : ajoutez --gather
shard-without-gather = --shard est pour recueillir des positions : ajoutez --gather
gather-with-evaluator = --gather équivaut à --evaluator positions : enlevez l’autre fonction d’évaluation
train-one-thread = la fonction d’évaluation { $evaluator } de { $game } s’entraîne sur 1 fil d’exécution, et non sur { $threads }
train-evaluator-unknown = { $game } n’a pas de fonction d’évaluation « { $evaluator } » à entraîner ; prenez l’une de { $names }
train-setting-idle = { $option } ne fait rien pour la fonction d’évaluation { $evaluator } de { $game }, qui prend { $known }
passes-without-positions = --passes ne fait rien sans --positions
strength-of-one = --strength doit être 0, ou au moins 2 : une seule partie n’a pas d’intervalle

## Threads, workers and the Lab

threads-share-cores = { $threads } fils d’exécution se partagent { $cores ->
    [one] le seul cœur
   *[other] les { $cores } cœurs
} de cette machine : plus de { $cores } n’apportent rien
queue-named-twice = la file est nommée deux fois : enlevez --queue ou l’adresse qui la précède
queue-missing = nommez la file : tyche worker --queue redis://HOST:6379
worker-files-not-allowed = l’ouvrier n’a pas le droit d’ouvrir { $file } : lancez-le avec --allow-files DIR
worker-file-not-listed = l’ouvrier n’a pas le droit d’ouvrir { $file }, que son calcul n’énumère pas : nommez-le avec son dossier, comme ./FILE
worker-file-outside = l’ouvrier n’a pas le droit d’ouvrir { $file }, qui est hors des dossiers de --allow-files
worker-file-differs = le travail demande { $file }, qui est différent ici
worker-programs-not-allowed = l’ouvrier n’a pas le droit de lancer { $program } : lancez l’ouvrier avec --allow-programs
lab-not-built = le Lab n’est pas construit ; lancez d’abord `npm run build` dans le dossier du projet
lab-not-served = impossible de servir le Lab à { $host }, port { $port } : { $why }

## Équilibres

equilibrium-drawing = un dessin demande tout l’arbre : ajoutez --method sequence-form, pour les petits jeux
equilibrium-option = { $option } ne fait rien avec --method { $method } : ne l’indiquez pas
equilibrium-nothing-hidden-here = { $game } ne cache rien, donc aucun joueur n’a besoin de mélanger : prenez tyche exact
option-of-game = { $option } est pour un jeu : nommez-en un, ou le fichier d’un jeu
kind-amount = un nombre, au moins 0
player-strategy-file = le joueur { $text } demande le fichier d’une stratégie, comme dans strategy:file=kuhn.json

## Certificats

uncertified = pas de certificat : { $reason }
verify-refused = non prouvé : ligne { $line } : { $reason }
certificate-of-game = ici, --certificate est pour un arbre : pour un jeu, utilisez tyche exact ou tyche think

## levels

levels-time = trop peu de temps : { $done } mesures sur { $least } au moins ; donnez plus de minutes à --time
levels-alike = un joueur qui choisit au hasard ne perd rien de mesurable dans { $game } : tous les niveaux seraient semblables
levels-elo = --method elo demande des joueurs qui s’affrontent ; utilisez --method loss
