### FORM choisit pour les nœuds "The" (Le nœud), "the" (le nœud), "to" (au nœud), "To" (Au nœud), "of" (du nœud), "bare" (nœud), "e" (l’accord d’un
### participe) et "it" (il, elle) ; pour les joueurs "by" (MAX, le joueur 1), "to" (à MAX, au joueur 1) et "of" (de MAX, du joueur 1).

search-node = { $kind ->
    [leaf] { $form ->
        [The] La { search-noun }
        [to] à la { search-noun }
        [To] À la { search-noun }
        [of] de la { search-noun }
        [e] e
        [it] elle
        [bare] { search-noun }
       *[the] la { search-noun }
      }
   *[max] { $form ->
        [The] Le { search-noun }
        [to] au { search-noun }
        [To] Au { search-noun }
        [of] du { search-noun }
        [e] { "" }
        [it] il
        [bare] { search-noun }
       *[the] le { search-noun }
      }
  }
search-name = « { $name } »
search-name-number = n° { $number }
search-name-of = { $name } de { $above }
search-root = { $form ->
    [The] La racine ({ search-root-kind })
    [to] à la racine ({ search-root-kind })
    [To] À la racine ({ search-root-kind })
    [of] de la racine ({ search-root-kind })
    [e] e
    [it] elle
   *[the] la racine ({ search-root-kind })
  }
search-noun = { $kind ->
    [max] nœud MAX { $name }
    [min] nœud MIN { $name }
    [chance] nœud de hasard { $name }
    [player] nœud { $name } du joueur { $player }
   *[leaf] feuille { $name }
  }
search-root-kind = { $kind ->
    [max] nœud MAX
    [min] nœud MIN
    [chance] nœud de hasard
    [player] nœud du joueur { $player }
   *[leaf] feuille
  }
search-side = { $kind ->
    [player] { $form ->
        [to] au joueur { $player }
        [of] du joueur { $player }
       *[by] le joueur { $player }
      }
   *[max] { $form ->
        [to] à { search-side-name }
        [of] de { search-side-name }
       *[by] { search-side-name }
      }
  }
search-side-name = { $kind ->
    [min] MIN
   *[max] MAX
  }
search-any-side = le joueur
search-value = { $bound ->
    [exact] { $value }
    [lower] au moins { $value }
   *[upper] au plus { $value }
  }
search-paid = { $value } ({ $here } ici et { $path } en chemin)
search-to-side = { $value } pour { FORM($side, "by") }
search-turned = , ce qui compte pour { $value } du côté { FORM($side, "of") }

search-enter = { FORM($node, "The") } est visité{ FORM($node, "e") }{ $impossible }.
search-impossible = { $count ->
    [one] { "" } ; son enfant ({ $names }) a la probabilité 0 et n’est jamais exploré
   *[other] { "" } ; { $count } de ses enfants ({ $names }) ont la probabilité 0 et ne sont jamais explorés
  }
search-first = { "" } ; l’enfant { $child }, le meilleur selon la table, passe en premier
search-enter-root = { FORM($node, "The") } est exploré{ FORM($node, "e") } avec la fenêtre { $ends } = { $window }{ $first }{ $impossible }.
search-enter-window = { FORM($from, "The") } transmet la fenêtre { $ends } = { $window } { FORM($node, "to") }{ $first }{ $impossible }.
search-enter-null = { FORM($from, "The") } transmet la fenêtre nulle { $ends } = { $window } { FORM($node, "to") }, pour savoir seulement si l’enfant est meilleur.
search-enter-again = { FORM($from, "The") } transmet la fenêtre { $ends } = { $window } { FORM($node, "to") }, enfant meilleur, pour l’explorer de nouveau et en trouver la valeur.
search-enter-pass = Passe { $number } : la valeur { FORM($node, "of") } est entre { $low } et { $high } ; { FORM($node, "it") } est exploré{ FORM($node, "e") } avec la fenêtre nulle (α, β) = { $window }.
search-enter-depth = À la profondeur { $depth }, { FORM($node, "the") } est exploré{ FORM($node, "e") } avec la fenêtre { $ends } = { $window }{ $first }.
search-probe = { FORM($from, "The") } sonde { FORM($node, "the") } avec la fenêtre { $ends } = { $window } : seule une partie de ses enfants est explorée, pour obtenir une borne.
search-recall = La table connaît { FORM($node, "the") } : { FORM($node, "it") } vaut { $value }.
search-recall-same = La table connaît { FORM($node, "the") }, dont le sous-arbre est le même que celui { FORM($same, "of") } : { FORM($node, "it") } vaut { $value }.

search-open = { FORM($node, "The") }, vivant{ FORM($node, "e") } avec le mérite { $merit }, vient en tête de OPEN{ $added }.
search-open-added = { $count ->
    [one] { "" } : son premier enfant ({ $names }) entre dans OPEN, vivant avec le même mérite
   *[other] { "" } : ses { $count } enfants ({ $names }) entrent dans OPEN, vivants avec le même mérite
  }
search-open-payoff = { FORM($node, "The") } vaut { $value } ; { FORM($node, "it") } retourne dans OPEN, résolu{ FORM($node, "e") } avec le mérite { $merit }.
search-open-estimate = La recherche s’arrête { FORM($node, "to") } : son estimation, { $value }, tient lieu de valeur, et { FORM($node, "it") } retourne dans OPEN, résolu{ FORM($node, "e") } avec le mérite { $merit }.
search-solved-max = { FORM($node, "To") }, l’enfant { $child }, résolu avec le mérite { $merit }, vient en tête de OPEN : le nœud est donc résolu avec ce mérite{ $removed ->
    [0] .
    [one] , et 1 entrée au-dessous quitte OPEN.
   *[other] , et { $removed } entrées au-dessous quittent OPEN.
  }
search-solved-next = { FORM($node, "To") }, l’enfant { $child }, résolu avec le mérite { $merit }, vient en tête de OPEN : l’enfant suivant, { $next }, entre dans OPEN, vivant avec le même mérite.
search-solved-last = { FORM($node, "To") }, l’enfant { $child }, résolu avec le mérite { $merit }, vient en tête de OPEN : c’est le dernier enfant, le nœud est donc résolu avec ce mérite.

search-payoff = { FORM($node, "The") } vaut { $value }{ $turned }.
search-payoff-to = { FORM($node, "The") } rapporte { $value } { FORM($side, "to") }{ $turned }.
search-estimate = La recherche s’arrête { FORM($node, "to") } : son estimation, { $value }{ $turned }, tient lieu de valeur.
search-child-better = { FORM($node, "To") }, l’enfant { $child } donne { $value }, le meilleur résultat jusqu’ici{ $window }.
search-window-now = { "" } ; la fenêtre est maintenant (α, β) = { $window }
search-child-worse = { FORM($node, "To") }, l’enfant { $child } donne { $value }, ce qui n’est pas mieux que { $best }{ $window }.
search-window-still = { "" } ; la fenêtre reste (α, β) = { $window }
search-child-enough = { FORM($node, "To") }, l’enfant { $child } donne { $value }, ce qui n’est pas moins bien que { $best }, et la fenêtre (α, β) = { $window } ne contient rien de mieux.
search-child-tied = { FORM($node, "To") }, l’enfant { $child } donne { $value }, ce qui vaut { $best } pour qui décide : le premier est gardé, et avec lui les gains des autres.
search-child-left = { FORM($node, "To") }, l’enfant { $child }, quitté avant la fin avec { $value } jusqu’ici, ne donne pas plus que { $best } à qui décide.
search-outcome = { FORM($node, "To") }, l’enfant { $child } donne { $value } avec la probabilité { $probability } et compte donc pour { $product }{ $interval }.
search-random-move = { FORM($node, "To") }, l’enfant { $child } donne { $value } ; un coup au hasard y mène avec la probabilité { $probability }, il compte donc pour { $product } dans la moyenne des coups au hasard{ $interval }.
search-interval = { "" } : la valeur du nœud est maintenant dans l’intervalle { $interval }

search-skipped = { $which ->
    [probed] { $count ->
        [one] son enfant ({ $names }) n’a pas à être exploré davantage
       *[other] ses { $count } enfants ({ $names }) n’ont pas à être explorés davantage
      }
    [open] { $count ->
        [one] l’enfant restant ({ $names }) n’a pas à être exploré davantage
       *[other] les { $count } enfants restants ({ $names }) n’ont pas à être explorés davantage
      }
    [all] { $count ->
        [one] son enfant ({ $names }) est élagué
       *[other] ses { $count } enfants ({ $names }) sont élagués
      }
   *[rest] { $count ->
        [one] l’enfant restant ({ $names }) est élagué
       *[other] les { $count } enfants restants ({ $names }) sont élagués
      }
  }
search-reached = { FORM($node, "To") }, la valeur est déjà { $rule ->
    [beta] d’au moins
   *[alpha] d’au plus
  } { $inequality }
search-cut-side = { search-reached } : plus haut, { FORM($side, "by") } { $tie ->
    [true] n’a donc pas besoin de laisser
   *[false] ne laissera donc pas
  } la partie venir ici ; { $skipped }.
search-cut-chance = { search-reached } : sa valeur exacte ne compte donc plus pour les nœuds au-dessus ; { $skipped }.
search-cut-window = { search-reached }, l’extrémité de la fenêtre donnée à la recherche ; { $skipped }.
search-cut-bound = { search-reached }, la plus { $rule ->
    [beta] grande
   *[alpha] petite
  } valeur que permettent les bornes ; { $skipped }.
search-cut-null = { search-reached }, et la recherche n’en demande pas plus ici ; { $skipped }.
search-cut-empty = { FORM($node, "To") }, la fenêtre (α, β) = ({ $left }, { $right }) est vide : la recherche renvoie donc { $left }, quelle que soit la valeur du nœud ; { $skipped }.
search-cut-at-chance = { FORM($node, "To") }, la valeur est { $rule ->
    [chance-high] d’au moins { $left } { $relation } β
   *[chance-low] d’au plus { $left } { $relation } α
  } = { $right }, { $whatever ->
    [probed] quoi que trouve la suite de la recherche
    [all] quoi que vaillent ses enfants
   *[rest] quoi que vaillent les autres enfants
  } ; { $skipped }.
search-cut-sum = { FORM($node, "To") }, avec ce qui est déjà pris, { FORM($side, "by") }, plus haut, obtient au plus { $left } { $relation } { $right } et n’y gagne rien ; { $skipped }.
search-cut-merit = { FORM($node, "To") }, rien dans OPEN ne promet plus que { $left } { $relation } { $right }, le mérite avec lequel { FORM($above, "the") } est résolu{ FORM($above, "e") } ; { $skipped }.
search-cut-width = { FORM($node, "To") }, la recherche en faisceau garde { $kept ->
    [one] 1 enfant, le plus prometteur
   *[other] les { $kept } enfants les plus prometteurs
  } (sa largeur est { $width }) ; { $skipped }, par supposition et non par preuve.
search-cut-reply = { FORM($node, "To") }, un autre adversaire a déjà répliqué, et un seul en a le droit : celui-ci { $passes ->
    [true] passe
   *[false] joue sa première action
  } ({ $kept }) ; { $skipped }, par supposition et non par preuve.

search-leave = { FORM($node, "The") } est terminé{ FORM($node, "e") } : { FORM($node, "it") } vaut { $value }.
search-leave-early = { FORM($node, "The") } est quitté{ FORM($node, "e") } avant la fin, avec { $value } jusqu’ici.
search-leave-probe = Le sondage { FORM($node, "of") } est terminé : ce nœud vaut { $value }.
search-leave-turned = { FORM($node, "The") } est terminé{ FORM($node, "e") } : { FORM($node, "it") } compte pour { $value } du côté { FORM($side, "of") }.

## La droite numérique d’un nœud

search-line-title = Ce que peut valoir { FORM($node, "the") }
search-line-has = { FORM($side, "by") } a { $value } avec { FORM($child, "the") }
search-line-needs = { $end ->
    [alpha] sous { $value }, { FORM($node, "the") } ne suffit pas
   *[beta] au-delà de { $value }, { FORM($node, "the") } est de trop
  }
search-line-post = { $end ->
    [alpha] α
   *[beta] β
  } = { $value }
search-line-end = { $kind ->
    [chance] { $side ->
        [lower] au pire { $value }
       *[upper] au mieux { $value }
      }
   *[max] { $side ->
        [lower] au moins { $value }
       *[upper] au plus { $value }
      }
  }
