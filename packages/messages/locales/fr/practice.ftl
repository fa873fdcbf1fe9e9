exercise-values-minimax = Valeurs : minimax
    .task = Donnez la valeur de chaque nœud intérieur.
exercise-values-expectimax = Valeurs : expectimax
    .task = Donnez la valeur de chaque nœud intérieur ; un nœud de hasard vaut la moyenne de ses enfants, pondérée par leurs probabilités.
exercise-values-expectiminimax = Valeurs : expectiminimax
    .task = Donnez la valeur de chaque nœud intérieur ; un nœud de hasard vaut la moyenne de ses enfants, pondérée par leurs probabilités.
exercise-best-move = Meilleur coup
    .task = Quel est le meilleur coup à la racine ?
exercise-cuts-alpha-beta = Coupures : alpha-bêta
    .task = Barrez les arêtes qu’alpha-bêta coupe : ce qui est au-dessous n’est jamais visité.
exercise-cuts-mirrored = Coupures : l’arbre en miroir
    .task = Barrez les arêtes qu’alpha-bêta coupe et donnez la valeur de la racine.
exercise-windows-alpha-beta = Fenêtres : alpha-bêta
    .task = Donnez la fenêtre (α, β) avec laquelle alpha-bêta entre dans chaque nœud intérieur.
exercise-returns-alpha-beta = Valeurs renvoyées : alpha-bêta
    .task = Donnez la valeur qu’alpha-bêta renvoie pour chaque nœud intérieur : la valeur elle-même, ou la borne qui a été prouvée.
exercise-trace-alpha-beta = Table de trace : alpha-bêta
    .task = Remplissez la trace : pour chaque arête, la fenêtre (α, β) transmise et la valeur renvoyée.
exercise-intervals-star1 = Intervalles : Star1
    .task = Donnez l’intervalle où se trouve la valeur de chaque nœud de hasard après chacun de ses enfants.
exercise-windows-star1 = Fenêtres : Star1
    .task = Donnez la fenêtre (α, β) avec laquelle Star1 entre dans chaque nœud intérieur. Sous un nœud de hasard, elle est limitée aux bornes.
exercise-returns-star1 = Valeurs renvoyées : Star1
    .task = Donnez la valeur que Star1 renvoie pour chaque nœud intérieur : la valeur elle-même, ou la borne qui a été prouvée.
exercise-cuts-star1 = Coupures : Star1
    .task = Barrez les arêtes que Star1 coupe : ce qui est au-dessous n’est jamais visité.
exercise-cuts-pvs = Coupures : recherche de la variante principale
    .task = Barrez les arêtes que la recherche de la variante principale (NegaScout) coupe dans toutes ses recherches : ce qui est au-dessous n’est jamais visité. Le premier enfant est exploré avec toute la fenêtre, chaque autre d’abord avec une fenêtre nulle.
exercise-cuts-mtd-f = Coupures : MTD(f)
    .task = Barrez les arêtes que MTD(f) coupe dans toutes ses passes : ce qui est au-dessous n’est jamais visité. La première estimation est 0 ; chaque passe est un alpha-bêta à fenêtre nulle, et une table garde les deux bornes de chaque nœud.
exercise-cuts-sss = Coupures : SSS*
    .task = Barrez les arêtes que SSS* laisse de côté : ce qui est au-dessous ne vient jamais en tête de OPEN. L’entrée au plus grand mérite vient en tête ; à mérite égal, la plus à gauche.
exercise-cuts-iterative-deepening = Coupures : approfondissement itératif
    .task = Barrez les arêtes que l’approfondissement itératif coupe à toutes les profondeurs : ce qui est au-dessous n’est jamais visité. À la profondeur 1, 2, … un alpha-bêta s’arrête aux estimations (≈) ; le meilleur enfant de la profondeur précédente, que garde une table, est exploré en premier, les autres de gauche à droite, et ce que la table connaît entièrement n’est pas exploré de nouveau.
exercise-cuts-star2 = Coupures : Star2
    .task = Barrez les arêtes que Star2 coupe : ce qui est au-dessous n’est jamais visité. Il sonde d’abord un enfant de chaque décision sous un nœud de hasard, puis continue comme Star1.
exercise-order-alpha-beta = Ordre de visite : alpha-bêta
    .task = Numérotez les feuilles à partir de 1 dans l’ordre où alpha-bêta les visite.
exercise-order-star1 = Ordre de visite : Star1
    .task = Numérotez les feuilles à partir de 1 dans l’ordre où Star1 les visite.
exercise-order-sss = Ordre de visite : SSS*
    .task = Numérotez les feuilles à partir de 1 dans l’ordre où SSS* les évalue. L’entrée au plus grand mérite vient en tête ; à mérite égal, la plus à gauche.
exercise-leaf-effects = Effet de chaque feuille
    .task = Pour chaque feuille, donnez la valeur de la racine si cette feuille seule payait 1 de plus.
exercise-values-max-n = Gains : max^n
    .task = Donnez les gains de tous les joueurs à chaque nœud intérieur. Chaque joueur choisit ce qui lui rapporte le plus ; de coups aussi bons, le premier est pris. Un nœud de hasard a les moyennes des gains de ses enfants, pondérées par leurs probabilités.
exercise-best-move-max-n = Meilleur coup : max^n
    .task = Quel coup est le meilleur pour le joueur à la racine, si tous choisissent ce qui leur rapporte le plus ? Plus bas, de coups aussi bons, le premier est pris.
exercise-pure-strategies = Stratégies pures
    .task = Combien de stratégies pures chaque joueur a-t-il ? Une stratégie pure nomme une action pour chaque ensemble d’information du joueur.
exercise-beliefs = Croyances
    .task = Tous les joueurs choisissent chacune de leurs actions aussi souvent, comme il est écrit sur les arêtes. Donnez la probabilité de chaque nœud d’un ensemble d’information, sachant que l’ensemble est atteint.
exercise-best-response = Meilleure réponse
    .task = Tous les autres joueurs choisissent chacune de leurs actions aussi souvent, comme il est écrit sur les arêtes. Pour chaque action demandée, donnez le gain moyen à son ensemble d’information si son joueur choisit ensuite au mieux ; de plusieurs gains d’une feuille, celui du joueur compte.
exercise-equilibrium = Équilibre
    .task = Donnez la probabilité de chaque action à l’équilibre, où aucun joueur ne gagne à changer de stratégie.
exercise-level-1 = 1 : petit
exercise-level-2 = 2 : plus grand
exercise-level-3 = 3 : fractions et égalités

exercise-ties-prune = Les valeurs égales coupent.
exercise-ties-keep = Les valeurs égales ne coupent pas.
exercise-fail-soft = La recherche est fail-soft : hors de sa fenêtre, un nœud renvoie la borne la plus fine qu’il a prouvée.
exercise-fail-hard = La recherche est fail-hard : hors de sa fenêtre, un nœud renvoie l’extrémité de la fenêtre.
exercise-moves-prune = Si plusieurs coups se valent, un seul suffit.
exercise-moves-keep = Si plusieurs coups se valent, marquez-les tous.
exercise-bounds = Toutes les valeurs sont dans [L, U] = [{ $low }, { $high }].
exercise-writing-values = Les nombres s’écrivent comme on veut : 3 ; 1/2 ; 0,5.
exercise-writing-returns = Écrivez les bornes ≥ 3 ou >= 3, ≤ 3 ou <= 3.
exercise-writing-windows = Écrivez les fenêtres (−∞, 3) ou -inf, 3.
exercise-writing-intervals = Écrivez les intervalles [2 ; 7/2] ou 2 ; 3,5.
exercise-writing-cuts = Une croix sur une arête vaut pour tout ce qui est au-dessous.
exercise-writing-trace = Écrivez les fenêtres (−∞, 3) ou -inf, 3, et les bornes ≥ 3 ou >= 3.
exercise-cross = Écrivez x là où rien n’est visité.
exercise-left-to-right = Les enfants sont explorés de gauche à droite.
exercise-top-to-bottom = Les enfants sont explorés de haut en bas.

question-value = { FORM($node, "bare") }
question-window = { FORM($node, "bare") } : fenêtre
question-return = { FORM($node, "bare") } : valeur renvoyée
question-interval = { FORM($node, "bare") } après { FORM($child, "bare") }
question-cut = arête vers { FORM($node, "bare") }
question-move = coup vers { FORM($node, "bare") }
question-order = { $node } : rang de la visite
question-effect = valeur de la racine si { FORM($node, "the") } paie un de plus
question-payoff = { FORM($node, "bare") } : gain du joueur { $player }
question-plans = stratégies pures du joueur { $player }
question-belief = { FORM($node, "bare") } : probabilité dans son ensemble d’information
question-action = { $nodes } : gain de { $action }
question-share = { $nodes } : probabilité de { $action }
question-end = { $question }, { $end }
question-about = { $question } : { $text }

unreadable-not-a-number = « { $text } » n’est pas un nombre.
unreadable-not-finite = La valeur d’un nœud est finie.
unreadable-not-two = « { $text } » n’est pas deux nombres séparés par une virgule ou un point-virgule.
unreadable-no-relation = On demande la valeur elle-même, pas une borne.
remark-rounded = Cela semble arrondi : donnez la fraction exacte.
remark-wrong-value = Ce n’est pas la valeur.
remark-wrong-window-low = α est faux.
remark-wrong-window-high = β est faux.
remark-wrong-window-both = Ni α ni β n’est juste.
remark-wrong-interval-low = La borne inférieure est fausse.
remark-wrong-interval-high = La borne supérieure est fausse.
remark-wrong-interval-both = Aucune des deux bornes de l’intervalle n’est juste.
remark-is-exact = Ici la recherche trouve la valeur elle-même, pas une borne.
remark-wrong-side = La borne est de l’autre côté.
remark-not-proved = Les feuilles examinées n’en prouvent pas autant.
remark-too-loose = C’est vrai, mais la recherche prouve une borne plus fine.
remark-not-clipped = Ici fail-hard renvoie l’extrémité de la fenêtre.
remark-not-best = Ce coup n’est pas un meilleur coup.
remark-more-moves = Il y a un autre coup qui vaut autant.
remark-missed-cut = L’arête vers { FORM($node, "the") } est coupée, mais n’est pas barrée. { $why }
remark-needed-first = Il faut { FORM($node, "the") } : c’est le premier enfant exploré { FORM($parent, "of") }, dont on ne sait rien auparavant.
remark-needed-decision = Il faut { FORM($node, "the") } : { FORM($parent, "the") } vaut { $rule ->
    [beta] au moins
   *[alpha] au plus
  } { $best } jusqu’ici, et { $best } { $relation } { $rule ->
    [beta] β
   *[alpha] α
  } = { $limit } n’est pas vrai.{ $tie ->
    [true] { " " }Les deux sont égaux, et ici les valeurs égales ne coupent pas.
   *[false] { "" }
  }
remark-needed-open = Il faut { FORM($node, "the") } : { FORM($node, "it") } vient en tête de OPEN, avec le mérite { $merit }, avant que la racine soit résolue.
remark-needed-chance = Il faut { FORM($node, "the") } : la valeur { FORM($parent, "of") } peut encore être partout dans { $interval }, qui n’est pas tout entier hors de la fenêtre (α, β) = { $window }.{ $tie ->
    [true] { " " }Une extrémité de la fenêtre est tout juste atteinte, et ici les valeurs égales ne coupent pas.
   *[false] { "" }
  }

hint-where = Regardez ici : { $question }.
hint-value-max = Un nœud MAX vaut la plus grande valeur de ses enfants.
hint-value-min = Un nœud MIN vaut la plus petite valeur de ses enfants.
hint-value-chance = Un nœud de hasard vaut la somme, sur ses enfants, de la probabilité fois la valeur.
hint-window-max = L’enfant d’un nœud MAX reçoit la fenêtre de son parent, où α monte jusqu’à la meilleure valeur trouvée là.
hint-window-min = L’enfant d’un nœud MIN reçoit la fenêtre de son parent, où β descend jusqu’à la meilleure valeur trouvée là.
hint-window-chance = La fenêtre (A, B) de l’enfant d’un nœud de hasard indique où l’enfant décide : à A le nœud tomberait à α même si tous les autres enfants ouverts valaient U, à B il atteindrait β même s’ils valaient L ; les deux restent dans [L, U].
hint-window-root = La racine reçoit la fenêtre de toute la recherche.
hint-return-soft = Un nœud renvoie le meilleur de ce que ses enfants ont renvoyé. À une extrémité de la fenêtre ou au-delà, ce n’est qu’une borne : « ≥ » à partir de β, « ≤ » jusqu’à α.
hint-return-hard = Un nœud renvoie le meilleur de ce que ses enfants ont renvoyé, mais jamais moins que α ni plus que β : hors de la fenêtre, son extrémité, comme borne.
hint-interval = Pour la borne inférieure, un enfant non exploré compte pour L, pour la borne supérieure, pour U ; un enfant exploré compte pour sa valeur, et si elle n’est qu’une borne, seulement du côté qu’elle borne.
hint-cut-max = À un nœud MAX, le reste est coupé dès que la meilleure valeur est { $greater } β.
hint-cut-min = À un nœud MIN, le reste est coupé dès que la meilleure valeur est { $less } α.
hint-cut-chance = À un nœud de hasard, le reste est coupé dès que la borne inférieure de son intervalle est { $greater } β ou la borne supérieure { $less } α.
hint-move-max = MAX choisit un enfant de la plus grande valeur.
hint-move-min = MIN choisit un enfant de la plus petite valeur.
hint-order = Ne comptez que les feuilles visitées : une feuille sous une coupure n’a pas de rang.
hint-order-after = Juste avant, la recherche visite { FORM($node, "the") }.
hint-effect = Augmentez le gain de cette feuille et recalculez les nœuds au-dessus d’elle ; aucun autre ne change.
hint-payoff = Un joueur prend l’enfant où son propre gain est le plus grand, avec les gains de tous les joueurs ; un nœud de hasard a la moyenne des gains de chaque joueur.
hint-plans = Multipliez les nombres d’actions des ensembles d’information du joueur ; un nœud que le joueur distingue de tous les autres est un ensemble à lui seul.
hint-belief = Divisez la probabilité d’atteindre le nœud par celle d’atteindre son ensemble d’information.
hint-action = Pondérez ce à quoi l’action mène à chaque nœud de l’ensemble d’information par la probabilité du nœud, sachant l’ensemble.
hint-share = Chaque joueur mélange de sorte que toutes les actions que l’autre mélange rapportent autant à celui-ci.
hint-parts = Calculez-le à partir de ceci : { LIST($parts, "clauses") }.
hint-calculate = Calculez { $expression }.
hint-best-first = L’entrée au plus grand mérite vient en tête, à mérite égal la plus à gauche. Un nœud MAX est résolu dès qu’un de ses enfants l’est, et rien d’autre au-dessous n’est plus exploré ; un nœud MIN explore ses enfants l’un après l’autre.
hint-merit = { FORM($node, "The") } vient en tête de OPEN, avec le mérite { $merit }.
hint-parent = { FORM($parent, "The") } a la fenêtre (α, β) = { $window }{ $best }{ $interval }.
hint-parent-best = , et sa meilleure valeur jusqu’ici est { $best }
hint-parent-interval = , et sa valeur est dans { $interval } ; cet enfant a la probabilité { $probability }
hint-interval-before = Avant, la valeur du nœud était dans { $interval }. L’enfant { $child } renvoie { $value } et a la probabilité { $probability } ; jusque-là il pouvait valoir tout ce qui est dans { $bounds }.
hint-compare = { FORM($node, "To") }, comparez { $left } et { $right }.
hint-leaf = Une feuille renvoie son gain.
hint-answer = La réponse est { $text }.
hint-stays = Ici il n’y a rien à barrer ni à marquer.
hint-crossed = C’est à barrer ou à marquer.

wrong-rule-levels-swapped = On dirait que MAX et MIN ont été échangés : MAX prend la plus grande valeur, MIN la plus petite.
wrong-rule-chance-mean = On dirait que toutes les issues ont compté autant : chacune compte avec sa propre probabilité.
wrong-rule-chance-max = On dirait que le hasard a pris la plus grande valeur : à un nœud de hasard personne ne choisit, sa valeur est la moyenne pondérée par les probabilités.
wrong-rule-chance-min = On dirait que le hasard a pris la plus petite valeur : à un nœud de hasard personne ne choisit, sa valeur est la moyenne pondérée par les probabilités.
wrong-rule-chance-likeliest = On dirait que seule l’issue la plus probable a compté : la valeur d’un nœud de hasard est la moyenne de toutes, pondérée par les probabilités.
wrong-rule-no-deep-cuts = On dirait que chaque nœud n’a été comparé qu’à son parent : α et β viennent de tous les nœuds au-dessus.
wrong-rule-global-bounds = On dirait qu’il n’y a eu qu’un α et qu’un β pour tout l’arbre : chaque nœud a les siens, oubliés en remontant.
wrong-rule-unfinished-bounds = On dirait qu’une valeur provisoire a déplacé l’autre borne : les enfants d’un nœud MIN ne font qu’abaisser β, ceux d’un nœud MAX ne font que relever α.
wrong-rule-full-window-at-root = On dirait que chaque coup de la racine a été exploré avec la fenêtre entière : à partir du deuxième, la meilleure valeur trouvée en est une extrémité.
wrong-rule-right-to-left = { $algorithm ->
    [sss] On dirait qu’à mérite égal, l’entrée la plus à droite est passée en premier : ici c’est la plus à gauche.
   *[other] On dirait que les enfants ont été explorés de droite à gauche : ici c’est de gauche à droite.
  }
wrong-rule-cutting-leaf = On dirait que la feuille qui provoque la coupure a été barrée aussi : elle a été lue, seul ce qui vient après est coupé.
wrong-rule-no-chance-cuts = On dirait que les nœuds de hasard ne coupent jamais et transmettent la fenêtre entière : leurs coupures et leurs fenêtres se déduisent des bornes [L, U].
wrong-rule-table-forgotten = On dirait que chaque profondeur suit l’ordre donné : le meilleur enfant de la profondeur précédente vient en premier.
wrong-rule-last-depth-only = On dirait que seule la dernière profondeur compte : ce qu’une profondeur précédente a visité n’est pas coupé.
wrong-rule-window-unchanged = On dirait que les enfants d’un nœud de hasard ont reçu sa propre fenêtre : la leur se déduit des probabilités et des bornes [L, U].
wrong-rule-first-payoff = On dirait que tous les joueurs ont maximisé le gain du joueur 0 : chacun maximise le sien.
wrong-rule-payoff-sum = On dirait que la somme des gains a été maximisée : chaque joueur maximise son propre gain.
wrong-rule-set-ignored = On dirait qu’un joueur distinguait les nœuds d’un ensemble d’information : il choisit une seule action pour tous.
wrong-rule-beliefs-even = On dirait que les nœuds d’un ensemble d’information étaient aussi probables : chacun compte avec la probabilité de l’atteindre.
wrong-rule-reach-not-shared = On dirait que les probabilités d’atteindre les nœuds ont été données : divisez-les par celle d’atteindre l’ensemble d’information.
wrong-rule-plans-added = On dirait que les nombres d’actions ont été additionnés : une stratégie pure nomme une action pour chaque ensemble d’information, ils se multiplient donc.
wrong-rule-mix-even = On dirait que toutes les actions étaient aussi probables : à l’équilibre, le mélange de chaque joueur rend l’autre indifférent.
wrong-rule-mix-swapped = On dirait que les mélanges des deux joueurs ont été échangés : chacun rend indifférent l’autre joueur, et non celui qui mélange.
wrong-rule-other-ties = { $ties ->
    [prune] On dirait qu’une valeur égale à la borne n’a pas coupé : ici elle coupe.
   *[keep] On dirait qu’une valeur égale à la borne a coupé : ici seule une valeur au-delà coupe.
  }
wrong-rule-other-fail = { $fail ->
    [soft] On dirait que l’extrémité de la fenêtre a été renvoyée : fail-soft renvoie la meilleure valeur trouvée, même hors de la fenêtre.
   *[hard] On dirait que la meilleure valeur trouvée a été renvoyée : hors de la fenêtre, fail-hard renvoie l’extrémité de la fenêtre.
  }

worksheet-title = { $copy ->
    [key] Arbres de jeu – Corrigé
   *[blank] Arbres de jeu
  }
worksheet-key = Corrigé
worksheet-exercise = Exercice { $number }
worksheet-points = { $points } { $points ->
    [one] point
   *[other] points
  }
worksheet-seed = Graine { $seed }
worksheet-person = Nom
worksheet-line = { $question } :
worksheet-node = Nœud
worksheet-edge = Arête
worksheet-window = (α, β)
worksheet-value = Valeur
worksheet-return = Renvoie
worksheet-interval = Intervalle
worksheet-order = Rang
worksheet-effect = Valeur de la racine
worksheet-skipped = Feuilles jamais visitées
worksheet-moves = Meilleur coup
worksheet-value-of = Valeur { $node }
worksheet-licence = Exercices et figures faits avec Tyche (github.com/tyche-search/tyche), licence CC BY 4.0. Pour citer cette feuille, indiquez sa ligne de réglages, avec laquelle chacun peut la refaire.
worksheet-made = Fait avec Tyche (github.com/tyche-search/tyche).

tree-leaf = { FORM($node, "bare") } = { $value }
tree-node = { FORM($node, "bare") }{ $estimate } [{ LIST($children, "clauses") }]
tree-estimate = { "" } (≈ { $value })
tree-set = { "" } (dans un même ensemble d’information que { $nodes })
tree-outcome = { $probability }: { $child }

kit-typing = Écrivez les fractions 7/3, les décimaux 2,5, les infinis inf et -inf, et x pour un nœud qui n’est jamais visité.
kit-visited = visité
kit-skipped = jamais visité
kit-markers = Faites glisser ✂ au milieu de chaque arête coupée, aussi haut que possible.
kit-low = extrémité inférieure
kit-high = extrémité supérieure
kit-on-picture = sur l’image
kit-as-list = en liste
kit-right = Juste.
kit-partly = Juste en partie.
kit-wrong = Faux.

practice-template = Exercice
practice-level = Niveau
practice-ties = Égalités
practice-fail = Hors de la fenêtre
practice-seed = Graine
practice-next = Exercice suivant
practice-check = Vérifier
practice-hint = Indice
practice-show = Montrer la réponse
practice-hide = Cacher la réponse
practice-clear = Recommencer
practice-tree = Arbre de l’exercice
practice-answers = Vos réponses
practice-blank = Rien n’est encore rempli.
practice-solved = Tout est juste !
practice-score = { $right } { $right ->
    [one] juste
   *[other] justes
  }, { $wrong } { $wrong ->
    [one] fausse
   *[other] fausses
  }, { $missing } { $missing ->
    [one] manquante
   *[other] manquantes
  }.
practice-more = { $count ->
    [one] Il y a encore 1 coupure manquante.
   *[other] Il y a encore { $count } coupures manquantes.
  }
practice-progress = { $solved } { $solved ->
    [one] résolu
   *[other] résolus
  } sur { $tried } { $tried ->
    [one] essayé
   *[other] essayés
  } à ce niveau{ $hinted ->
    [0] .
   *[other] , dont { $hinted } avec indice.
  }
practice-diagnosis = Diagnostic
practice-forget = Oublier mes progrès
practice-right = juste
practice-wrong = faux
practice-missing = manquant
practice-press-to-cross = { $isTouch ->
    [true] Touchez une arête ou un nœud pour le barrer ; touchez de nouveau pour ôter la croix.
   *[other] Cliquez sur une arête ou un nœud pour le barrer ; cliquez de nouveau pour ôter la croix.
  }
practice-worksheet = Feuille d’exercices…
practice-count = Nombre d’exercices
practice-print = Imprimer
practice-print-key = Imprimer le corrigé
practice-latex = LaTeX
practice-latex-key = Corrigé LaTeX
practice-page = Page web
practice-page-key = Page web du corrigé
practice-close = Fermer
practice-mixed = Tous les types tour à tour
practice-choosing = Règles, graine { $seed }, feuilles d’exercices, liens
practice-list = Réponses en liste
practice-table = Tableau de la trace
practice-enlarge = Agrandir l’arbre
practice-whole = Voir l’arbre entier
practice-keys = Signes à insérer
practice-chosen = choisi
practice-two-per-page = Deux exercices par page

## Remise

hand-in = Enregistrer les réponses à remettre
hand-in-exam = Examen
hand-in-no-help = Les réponses ne sont pas vérifiées ici. Elles restent dans ce navigateur jusqu’à ce que vous les enregistriez dans un fichier pour votre enseignant.
hand-in-leave = Quitter et s’exercer librement
hand-in-leave-ask = Appuyez encore pour quitter l’examen. Vos réponses restent dans ce navigateur, et « Précédent » y ramène.
hand-in-saved = Enregistré sous { $file } : { $begun } { $begun ->
        [one] exercice sur { $all } a des réponses
       *[other] exercices sur { $all } ont des réponses
    }. Remettez ce fichier à votre enseignant.
hand-in-unsigned = Le fichier contient votre nom et vos réponses.
hand-in-signed = Le fichier contient votre nom, vos réponses et une signature qui n’est plus valable si le fichier est modifié.
hand-in-link = Lien pour remettre des réponses
hand-in-title = Titre
hand-in-phrase = Phrase secrète qui signe les réponses
hand-in-without-help = Examen : ni vérification, ni indices, ni corrigé
hand-in-copy = Copier ce lien
hand-in-minutes = Durée maximale en minutes
hand-in-tries = Nombre d’enregistrements permis
hand-in-left = { $minutes ->
    [0] Le temps est écoulé : enregistrez vos réponses.
    [one] Il reste { $minutes } minute.
   *[other] Il reste { $minutes } minutes.
  }
hand-in-tries-left = { $tries ->
    [0] Les réponses ne peuvent plus être enregistrées.
    [one] Les réponses peuvent être enregistrées { $tries } fois.
   *[other] Les réponses peuvent être enregistrées { $tries } fois.
  }
hand-in-about = Les étudiants enregistrent leurs réponses dans un fichier, et tyche grade note tous les fichiers d’un dossier. Une signature montre que le fichier n’a pas été modifié ; elle ne prouve pas qui l’a écrit, car quiconque a le lien peut signer.

## Notes de plusieurs fichiers

grade-solved = Résolus
grade-mistakes = Les erreurs les plus fréquentes, avec le nombre de fichiers :
grade-score = Note
grade-help = Aide
grade-no-help = aucune
grade-signature = Signature
grade-signature-valid = valable
grade-signature-invalid = non valable
grade-signature-none = aucune
grade-signature-unchecked = non vérifiée
grade-other-exercises = { $file } répond à d’autres exercices que la plupart des fichiers.
