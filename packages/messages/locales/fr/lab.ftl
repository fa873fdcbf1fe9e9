lab-title = Tyche Lab
lab-tagline = Arbres de jeu avec hasard, pas à pas
lab-skip = Aller au contenu

lab-place-explore = Explorer
lab-place-compare = Comparer
lab-place-practise = S’exercer
lab-place-boards = Plateaux

lab-language-label = Langue

lab-theme-label = Couleurs
lab-theme-system = Système
lab-theme-light = Clair
lab-theme-dark = Sombre

lab-dismiss = Fermer
lab-more = Plus
lab-loading = Chargement…

lab-failure-broken = Une partie de cette page ne fonctionne plus. Votre arbre est dans l’adresse : rechargez pour continuer.
lab-failure-not-loaded = Cette partie n’est pas enregistrée sur cet appareil et le réseau est inaccessible. Rechargez une fois en ligne.
lab-failure-new-version = Une nouvelle version du Lab est prête.
lab-failure-reload = Recharger

lab-panels-tree = Arbre
lab-panels-text = Texte
lab-panels-edit = Modifier
lab-panels-search = Recherche
lab-panels-pseudocode = Pseudo-code
lab-panels-counters = Compteurs
lab-panels-actions = Actions à la racine
lab-panels-outcomes = Issues à la racine
lab-panels-what-if = Qu’est-ce qui change la décision ?
lab-panels-properties = Propriétés
lab-panels-equilibrium = Équilibre
lab-panels-settings = Réglages
lab-panels-share = Partager
lab-panels-use = Utiliser cet arbre

lab-tree-random = Arbre aléatoire
lab-tree-seed = Graine
lab-tree-levels = Niveaux
lab-tree-branching = Enfants
lab-tree-kinds = Types
lab-tree-leaves = Feuilles de, à
lab-tree-draw = Générer l’arbre
lab-tree-open = Ouvrir un fichier
lab-tree-drop = Ou déposez un fichier sur la page : JSON, listes imbriquées, tests CS188, parenthèses CMU, .efg de Gambit, forest de LaTeX, tableaux CSV.
lab-tree-root-kind = Racine des listes
lab-tree-too-big = Le fichier a { $megabytes } Mo ; on lit 25 Mo au plus.
lab-text-too-large = Le texte a { $millions } millions de caractères ; on en lit { $most } millions au plus.
lab-unexpected = Quelque chose a mal tourné : { $message }
lab-tree-unreadable = Le fichier n’a pas pu être lu.
lab-kinds-max-chance-min-chance = MAX, hasard, MIN, hasard
lab-kinds-max-chance-min = MAX, hasard, MIN
lab-kinds-max-min = MAX, MIN
lab-kinds-max-chance = MAX, hasard
lab-kinds-irregular = mélangés

lab-text-label = L’arbre en texte
lab-text-help = Écrivez ici ou modifiez l’image : les deux montrent toujours le même arbre.
lab-text-ok = Lu comme { $format }.
lab-text-too-long = Le texte de cet arbre est trop long pour être modifié ici. Enregistrez-le pour le modifier.

lab-node-kind = Type
lab-node-label = Étiquette
lab-node-value = Gain
lab-node-payoffs = Les gains de tous les joueurs se modifient dans le texte.
lab-node-estimate = Estimation
lab-node-action = Nom de l’arête
lab-node-pay = Gain sur l’arête
lab-node-probability = Probabilité
lab-node-equal = Rendre les issues équiprobables
lab-node-add = Ajouter un enfant
lab-node-remove = Supprimer
lab-node-left = Vers la gauche
lab-node-right = Vers la droite
lab-node-mirror = Refléter
lab-node-copy = Copier
lab-node-paste = Coller
lab-node-root = racine
lab-node-keys = Dans l’arbre : les flèches déplacent, Entrée et l’espace avancent au nœud, F2 modifie, Inser ajoute, Suppr supprime, Ctrl+C et Ctrl+V copient et collent, Alt+flèches réordonnent, M reflète, le point et la virgule avancent et reculent.
lab-edit-problem-root-stays = La racine n’a pas d’arête au-dessus d’elle ; on ne peut ni la supprimer ni la déplacer.
lab-edit-problem-no-number = Ce n’est pas un nombre : écrivez 3, -2.5 ou 1/3.
lab-edit-problem-no-probability = Une probabilité est comprise entre 0 et 1 : écrivez 0.25 ou 1/4 ou 25 %.
lab-edit-problem-only-outcome = Une issue seule a la probabilité 1.
lab-edit-problem-has-payoffs = Cette feuille a un gain par joueur ; modifiez-la dans le texte.
lab-edit-problem-too-long = Un nom a 200 caractères au plus.

lab-picture-label = L’arbre de jeu
lab-picture-undo = Annuler
lab-picture-redo = Rétablir
lab-picture-zoom-in = Agrandir
lab-picture-zoom-out = Réduire
lab-picture-fit = Voir tout l’arbre
lab-picture-all = Tout déplier
lab-picture-fold = Replier
lab-picture-only-here = Ce sous-arbre seul
lab-picture-breadcrumb = Chemin vers le sous-arbre montré
lab-picture-minimap = { $isTouch ->
    [true] Vue d’ensemble ; touchez pour y aller
   *[other] Vue d’ensemble ; cliquez pour y aller
  }
lab-picture-more = +{ NUMBER($count, useGrouping: "auto") } de plus
lab-picture-shown = { NUMBER($shown, useGrouping: "auto") } nœuds sur { NUMBER($all, useGrouping: "auto") }
lab-picture-laying-out = Mise en page de l’arbre…
lab-picture-tree-help = Arbre de jeu
lab-picture-cut = coupé
lab-picture-faded = ignoré
lab-picture-current = en cours
lab-line-label = { $name } : la valeur est dans { $interval }

lab-step-label = Parcourir la recherche
lab-step-first = Première étape
lab-step-back = Reculer
lab-step-play = Lecture
lab-step-pause = Pause
lab-step-forward = Avancer
lab-step-last = Dernière étape
lab-step-cut-back = Coupure précédente
lab-step-cut-forward = Coupure suivante
lab-step-keys = Les flèches avancent et reculent, l’espace lance la lecture, Début et Fin vont aux extrémités, Page préc. et Page suiv. aux coupures.
lab-step-slider = Étape
lab-step-speed = Vitesse
lab-step-of = Étape { $step } sur { $all }
lab-step-start = { $isTouch ->
    [true] La recherche n’a pas commencé. Avancez, lancez la lecture ou touchez un nœud.
   *[other] La recherche n’a pas commencé. Avancez, lancez la lecture ou cliquez sur un nœud.
  }
lab-step-untold = Cette recherche est trop longue pour être parcourue : en voici la fin.
lab-step-working = Recherche… { NUMBER($events, useGrouping: "auto") } événements

lab-search-algorithm = Algorithme
lab-search-classic = Classiques
lab-search-notation = Notation
lab-notation-aima = AIMA : triangles, cercles
lab-notation-cs188 = CS188 : trapèzes, cercles
lab-notation-ucla = UCLA : MAX carré, MIN cercle
lab-notation-decision = Analyse de décision
lab-search-numbers = Nombres
lab-search-exact = Fractions exactes
lab-search-decimal = Décimaux
lab-search-low = Borne inférieure L
lab-search-high = Borne supérieure U
lab-search-wrong = Le réglage « { $setting } » est incomplet ou n’est pas un nombre : écrivez 3, -2.5 ou 1/3.
lab-search-reset = Réglages par défaut
lab-search-auto = par défaut

lab-counters-kind = Type
lab-counters-visited = Visités
lab-counters-of-all = sur
lab-counters-total = Tous
lab-counters-pruned = Nœuds élagués
lab-counters-cuts = Coupures
lab-counters-minimal = Feuilles de l’arbre minimal (Knuth et Moore)
lab-counters-count = { $name } : { $count }
lab-counters-leaves-now = Feuilles visitées
lab-counters-again = Star2 peut visiter un nœud deux fois : une fois pour le sonder.

lab-actions-action = Action
lab-actions-value = Recherche
lab-actions-exact = Exact
lab-actions-best = meilleure
lab-actions-never = non visitée
lab-actions-result = Valeur { $value }

lab-gallery-open = Arbres classiques…
lab-gallery-title = Arbres classiques
lab-gallery-new-tree = Nouvel arbre
lab-gallery-name = Nom de l’arbre
lab-preset-first = Un premier arbre avec du hasard : Star1 coupe, Star2 coupe davantage
lab-preset-aima-5-2 = Russell et Norvig, AIMA : l’arbre de jeu à deux coups
lab-preset-aima-chance = Russell et Norvig, AIMA : des gains qui gardent leur ordre et changent le coup
lab-preset-knuth-moore = D’après Knuth et Moore 1975 : une coupe profonde
lab-preset-cs188-expectimax = CS188 : se fier aux probabilités ou craindre le pire (expectimax)
lab-preset-ballard = D’après Ballard 1983 : des nœuds de hasard uniformes
lab-preset-dice = Un dé : continuer ou s’arrêter
lab-preset-three-players = Russell et Norvig, AIMA : trois joueurs (max^n)
lab-preset-name-safe = sûr
lab-preset-name-risky = risqué
lab-preset-name-clever = malin
lab-preset-name-first = premier
lab-preset-name-second = deuxième
lab-preset-name-left = gauche
lab-preset-name-right = droite
lab-preset-name-stop = s’arrêter
lab-preset-name-roll-once = lancer une fois
lab-preset-name-3-points = 3 points
lab-preset-name-die = dé

lab-refused-chance = { $algorithm } n’a pas de règle pour les nœuds de hasard.
lab-refused-players = { $algorithm } est pour deux joueurs, et cet arbre en a { $players }.
lab-refused-imperfect = { $algorithm } est pour l’information parfaite, et dans cet arbre un joueur ne peut distinguer certains nœuds. { $isSolvable ->
    [true] Voici son équilibre de Nash.
   *[false] La commande « tyche equilibrium » ne résout de tels arbres que pour deux joueurs et une somme constante.
  }
lab-refused-constant-sum = { $algorithm } demande des gains dont la somme est la même à chaque feuille.
lab-refused-equal-probabilities = { $algorithm } demande des issues équiprobables à chaque nœud de hasard.
lab-refused-outside = La valeur { $value } du nœud { $node } est hors des bornes { $bounds }.
lab-refused-setting = Le réglage « { $setting } » n’est pas un nombre permis, ou ses bornes sont inversées.
lab-refused-player = Il n’y a pas de joueur { $player } : il y a { $players } joueurs, numérotés à partir de 0.
lab-refused-teams = Les équipes ne sont pas définies.
lab-refused-two-teams = Le joueur { $player } est dans deux équipes.
lab-refused-order = Cet ordre de recherche est pour deux joueurs dont les gains ont la même somme à chaque feuille.
lab-refused-estimate = La recherche s’arrête au nœud { $node }, qui n’a pas d’estimation de sa valeur.
lab-refused-estimates = L’approfondissement itératif s’arrête d’abord à chaque nœud interne, et le nœud { $node } n’a pas d’estimation de sa valeur.
lab-fix-use = Utiliser { $algorithm }
lab-fix-with-bounds = Utiliser les bornes { $bounds }
lab-fix-with-teams = Utiliser les équipes { $teams }
lab-fix-without = Vider le réglage « { $setting } »

lab-link-problem-too-large = Cet arbre est trop grand pour un lien : enregistrez-le dans un fichier et transmettez le fichier.
lab-link-problem-too-long = Ce lien est trop long pour être un lien du Lab.
lab-link-problem-not-ours = Ce lien n’est pas un lien du Lab : il est incomplet ou a été modifié.
lab-link-problem-version = Ce lien vient d’une version plus récente du Lab.
lab-link-problem-bomb = Ce lien contient plus que ce qu’un arbre de lien peut avoir.
lab-link-problem-damaged = Ce lien est abîmé : sa fin manque ou il a été modifié.
lab-link-problem-no-tree = Ce lien ne contient pas d’arbre lisible.
lab-link-problem-no-game = Ce lien ne contient pas de partie lisible.

lab-save-tree = Enregistrer l’arbre dans un fichier
lab-open-in-lab = Ouvrir dans le Lab

lab-lesson-title = Quand une recherche peut-elle cesser de regarder ?
lab-lesson-open = Commencer par une question
lab-lesson-premise = Tous les gains sont compris entre { $low } et { $high }.
# The word of lab-lesson-premise that explains itself, as it is written there.
lab-lesson-payoff = gains
lab-lesson-question = MAX peut-il cesser de regarder « { $risky } » ?
lab-lesson-ask = { $isTouch ->
    [true] Touchez l’arête que vous ignoreriez.
   *[other] Cliquez sur l’arête que vous ignoreriez.
  }
lab-lesson-right = Oui, celle-là.
lab-lesson-wrong = Pas tout à fait : voyez laquelle peut être ignorée.
lab-lesson-altogether = Pas encore : MAX ne sait rien de « { $risky } », qui peut valoir mieux que « { $safe } ».
lab-lesson-beat-1 = MAX regarde d’abord « { $safe } ». La moyenne de ses issues est ce que « { $risky } » doit maintenant dépasser.
lab-lesson-beat-2 = Passons à « { $risky } ». On n’en sait encore rien : sa valeur peut être aussi petite ou aussi grande qu’un gain peut l’être.
lab-lesson-beat-3 = La première issue réduit les possibilités : quel que soit le gain des autres, « { $risky } » ne peut plus atteindre aucune des deux extrémités. Sa valeur peut encore dépasser celle de « { $safe } ».
lab-lesson-beat-4 = La deuxième issue rapporte le moins possible. Le mieux que « { $risky } » puisse encore valoir passe au-dessous de « { $safe } ».
lab-lesson-beat-5 = Même un { $high } n’élèverait pas « { $risky } » à ce que MAX a avec « { $safe } ». MAX ignore la dernière issue sans la regarder.
lab-lesson-beat-6 = MAX choisit « { $safe } ». La réponse est exacte, et une feuille n’a jamais été regardée. Cette recherche s’appelle Star1.
lab-lesson-own = À vous : faites glisser une feuille vers la gauche ou la droite, ou appuyez deux fois dessus et tapez. Quand la coupure disparaît-elle ?
lab-lesson-own-now = { $cuts ->
    [0] Rien n’est coupé : Star1 visite les { $all } feuilles.
   *[other] Star1 visite { $leaves } feuilles sur { $all }.
  }
lab-lesson-outside = Un gain de { $payoff } n’est pas permis ici : une recherche ne peut ignorer une issue que si elle sait qu’aucun gain n’est inférieur à { $low } ni supérieur à { $high }.
lab-lesson-next = Suivant
lab-lesson-back = Reculer
lab-lesson-to-own = À vous
lab-lesson-workbench = Ouvrir l’atelier
lab-lesson-leave = Passer à l’atelier

lab-format-json = JSON
lab-format-words = un arbre en mots
lab-format-nested = liste imbriquée
lab-format-parentheses = parenthèses CMU
lab-format-berkeley = test CS188
lab-format-csv = tableau
lab-format-efg = jeu Gambit (.efg)
lab-format-forest = arbre LaTeX (forest)

lab-term-max = MAX est le joueur qui veut la valeur la plus grande possible.
lab-term-min = MIN est le joueur qui veut la valeur la plus petite possible.
lab-term-chance = À un nœud de hasard, personne ne décide : sa valeur est la moyenne de ses issues, pondérée par leurs probabilités.
lab-term-player = Un nœud où décide un joueur parmi plusieurs, chacun pour son propre gain.
lab-term-leaf = Une feuille : la fin du jeu. Son gain est ce que MAX reçoit ; avec plusieurs joueurs, chacun a le sien.
lab-term-probability = Le nombre sur une arête sous un nœud de hasard est la probabilité de cette issue : 1/3 veut dire une fois sur trois.
lab-term-alpha = α est ce que MAX peut déjà avoir ailleurs : une valeur d’au plus α ne change rien plus haut.
lab-term-beta = β est ce que MIN n’a pas besoin de dépasser ailleurs : une valeur d’au moins β ne change rien plus haut.
lab-term-window = La fenêtre (α, β) : seule une valeur entre les deux peut changer la décision plus haut.
lab-term-interval = [bas, haut] : la valeur est entre les deux, quoi que vaille ce qui n’est pas encore vu.
lab-term-bound = ≥ veut dire au moins et ≤ au plus : la recherche connaît une borne de la valeur.
lab-term-cut = ✂ est une coupure : les enfants au-dessous ne peuvent pas changer la décision, et la recherche les ignore.

lab-about = À propos
lab-about-access = Tout fonctionne au clavier et avec un lecteur d’écran ; le texte a un contraste d’au moins 4,5 pour 1 ; les animations suivent le réglage du système. Le dessin est aussi un arbre ARIA : les flèches s’y déplacent.
lab-about-licence = Les feuilles, les diapositives et les dessins faits ici peuvent être utilisés, modifiés et transmis sous licence CC BY 4.0.
lab-about-cite = Pour citer : Tyche Lab, arbres de jeu avec hasard, pas à pas ; ajoutez le lien vers votre arbre et la date.
lab-storage-refused = Le navigateur refuse d’enregistrer quoi que ce soit, car son stockage est plein ou interdit : les résultats et les parties seront perdus à la fermeture de cette page.
