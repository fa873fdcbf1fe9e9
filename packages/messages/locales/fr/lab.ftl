lab-title = Tyche Lab
lab-tagline = Arbres de jeu avec hasard, pas à pas
lab-skip = Aller à l’arbre

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
lab-loading = Chargement…

lab-failure-broken = Une partie de cette page ne fonctionne plus. Votre arbre est dans l’adresse : rechargez pour continuer.
lab-failure-new-version = Une nouvelle version du Lab est prête.
lab-failure-reload = Recharger

lab-panels-tree = Arbre
lab-panels-text = Texte
lab-panels-node = Nœud
lab-panels-search = Recherche
lab-panels-pseudocode = Pseudo-code
lab-panels-counters = Compteurs
lab-panels-actions = Actions à la racine
lab-panels-outcomes = Issues à la racine
lab-panels-what-if = Qu’est-ce qui change la décision ?
lab-panels-properties = Propriétés
lab-panels-settings = Réglages
lab-panels-share = Partager

lab-tree-random = Arbre aléatoire
lab-tree-seed = Graine
lab-tree-levels = Niveaux
lab-tree-branching = Enfants
lab-tree-kinds = Types
lab-tree-leaves = Feuilles de, à
lab-tree-draw = Générer l’arbre
lab-tree-open = Ouvrir un fichier
lab-tree-drop = Ou déposez un fichier sur la page : JSON, listes imbriquées, tests CS188, parenthèses CMU, .efg de Gambit.
lab-tree-root-kind = Racine des listes
lab-tree-too-big = Le fichier a { $megabytes } Mo ; on lit 25 Mo au plus.
lab-text-too-large = Le texte a { $millions } millions de caractères ; on en lit { $most } millions au plus.
lab-unexpected = Quelque chose a mal tourné : { $message }
lab-tree-unreadable = Le fichier n’a pas pu être lu.
lab-tree-about = { $nodes } nœuds, dont { $leaves } feuilles
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
lab-node-keys = Dans l’arbre : les flèches déplacent, Entrée modifie, Inser ajoute, Suppr supprime, Ctrl+C et Ctrl+V copient et collent, Alt+flèches réordonnent, M reflète, le point et la virgule avancent et reculent.
lab-edit-problem-root-stays = La racine n’a pas d’arête au-dessus d’elle ; on ne peut ni la supprimer ni la déplacer.
lab-edit-problem-no-number = Ce n’est pas un nombre : écrivez 3, -2.5 ou 1/3.
lab-edit-problem-no-probability = Une probabilité est comprise entre 0 et 1 : écrivez 0.25, 1/4 ou 25%.
lab-edit-problem-only-outcome = Une issue seule a la probabilité 1.
lab-edit-problem-has-payoffs = Cette feuille a un gain par joueur ; modifiez-la dans le texte.
lab-edit-problem-too-long = Un nom a 200 caractères au plus.

lab-picture-label = L’arbre de jeu
lab-picture-step-mode = Pas à pas
lab-picture-edit-mode = Modifier
lab-picture-mode = Ce que fait un clic sur un nœud
lab-picture-undo = Annuler
lab-picture-redo = Rétablir
lab-picture-zoom-in = Agrandir
lab-picture-zoom-out = Réduire
lab-picture-fit = Voir tout l’arbre
lab-picture-all = Tout déplier
lab-picture-fold = Replier
lab-picture-only-here = Ce sous-arbre seul
lab-picture-breadcrumb = Chemin vers le sous-arbre montré
lab-picture-minimap = Vue d’ensemble ; cliquez pour y aller
lab-picture-more = +{ NUMBER($count, useGrouping: "auto") } de plus
lab-picture-shown = { NUMBER($shown, useGrouping: "auto") } nœuds sur { NUMBER($all, useGrouping: "auto") }
lab-picture-laying-out = Mise en page de l’arbre…
lab-picture-tree-help = Arbre de jeu
lab-picture-cut = coupé
lab-picture-faded = ignoré
lab-picture-current = en cours

lab-step-label = Parcourir la recherche
lab-step-first = Première étape
lab-step-back = Reculer
lab-step-play = Lecture
lab-step-pause = Pause
lab-step-forward = Avancer
lab-step-last = Dernière étape
lab-step-slider = Étape
lab-step-speed = Vitesse
lab-step-of = Étape { $step } sur { $all }
lab-step-start = La recherche n’a pas commencé. Avancez, lancez la lecture ou cliquez sur un nœud.
lab-step-untold = Cette recherche est trop longue pour être parcourue : en voici la fin.
lab-step-working = Recherche… { NUMBER($events, useGrouping: "auto") } événements
lab-step-keys = Les flèches sur le curseur avancent et reculent aussi.

lab-search-algorithm = Algorithme
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
lab-counters-best-first = Feuilles avec le meilleur enfant en premier
lab-counters-minimal = Feuilles de l’arbre minimal (Knuth et Moore)
lab-counters-leaves-now = Feuilles visitées
lab-counters-again = Star2 peut visiter un nœud deux fois : une fois pour le sonder.

lab-actions-action = Action
lab-actions-value = Recherche
lab-actions-exact = Exact
lab-actions-best = meilleure
lab-actions-never = non visitée
lab-actions-result = Valeur { $value }

lab-welcome = Suivez la décision d’une recherche dans un arbre de jeu avec hasard : appuyez sur ▶ ou sur un nœud.

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
    [true] La commande « tyche equilibrium » le résout.
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
