### Ce que répondent les commandes sur les jeux : moves, think, exact, rollout, games.

## Tableaux

answers-heading-action = action
answers-heading-position = position ensuite
answers-heading-value = valeur
answers-heading-roll = jet
answers-heading-best = meilleure action
answers-heading-samples = simulations
answers-heading-to-best = écart
answers-heading-ends = fin
answers-heading-depth = profondeur
answers-heading-method = méthode
answers-heading-equity = équité
answers-heading-match = match
answers-heading-win = gain
answers-heading-win-gammon = gain gammon
answers-heading-win-backgammon = gain backgammon
answers-heading-lose-gammon = perte gammon
answers-heading-lose-backgammon = perte backgammon
answers-heading-cubeful = avec videau
answers-heading-gammon = gammon
answers-heading-bg = bg
answers-heading-lose-bg = perte bg
answers-heading-safety = sûreté
answers-heading-progress = progrès
answers-heading-zero = zéro
answers-heading-second = deuxième
answers-heading-outlook = perspective
answers-heading-probability = probabilité
answers-bound = { $bound ->
    [lower] au moins
    [upper] au plus
    [estimate] environ
   *[exact] { "" }
  }
answers-hidden = pas tout visible
answers-by-chance = dépend du hasard

## De moves et think

answers-over = La partie est terminée.
answers-before-roll = { $value } avant le jet
answers-line = { $best }, puis { $actions }
answers-reason = { $method } : { $reason }
answers-method-certain = certitude
answers-method-first-click = premier clic
answers-method-lookahead = anticipation
answers-method-evaluation = évaluation
answers-method-exact = exact
answers-mate = { $end ->
    [wins] mat
   *[loses] maté
  } en { $moves }
answers-end = { $end ->
    [wins] gagne
    [loses] perd
   *[ends] finit
  } en { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
  }
answers-costs = { $algorithm }, profondeur { $depth }, { $nodes ->
    [one] { NUMBER($nodes, useGrouping: "true") } nœud
   *[other] { NUMBER($nodes, useGrouping: "true") } nœuds
  }, { $ms } ms{ $stopped ->
    [time] , limite de temps atteinte
    [nodes] , limite de nœuds atteinte
    [abort] , interrompu
    [lost] , tous les fils d’exécution ont été perdus
   *[none] { "" }
  } ; { $truth }
answers-solved = résolu : la valeur de la partie entière
answers-exact-to-depth = exact à cette profondeur
answers-not-known = la valeur de la partie n’est pas connue
answers-approximation = { $kind ->
    [horizon] les positions au-delà de la profondeur sont estimées
    [unjudged] le jeu n’a pas de fonction d’évaluation, si bien que toutes les positions à la profondeur comptent autant
    [sampled] approché : le hasard a été échantillonné
    [beam] approché : seules les actions prometteuses ont été explorées
    [filter] approché : les actions qui semblaient mauvaises ont été explorées moins profondément
    [abstraction] approché : un plateau semblable et plus simple a été exploré
    [threshold] approché : les issues rares ont été omises
    [beliefs] approché : ce qui est caché a été tiré comme si les décisions ne révélaient rien
    [shared-view] approché : les autres joueurs sont supposés voir ce que voit ce joueur, ses choix secrets compris
    [learning] approché : un mélange appris jusqu’ici par une recherche sur échantillons
    [path] approché : les chemins trop longs ont été estimés à leur fin
   *[memory] la mémoire de l’arbre était pleine, et il n’a pas grandi davantage
  }
answers-error = { $text } (une erreur d’au plus { $error })
answers-equilibrium = un équilibre du jeu : à dévier, les joueurs gagnent ensemble au plus { $gap }

## De exact

answers-exact-name = { $name ->
    [winProbability] probabilité de gain
    [expectedScore] score espéré
   *[value] valeur
  }
answers-exact-value = { $name } { $value }, { $truth ->
    [exact] exactement
    [rounded] arrondi
    [proved] démontrée entre { $low } et { $high }
   *[estimated] estimée entre { $low } et { $high }
  }
answers-exact-fraction = en fraction : { $fraction }
answers-exact-rules = règles : { $rules }
answers-exact-costs = { $method }, { $positions ->
    [one] { NUMBER($positions, useGrouping: "true") } position
   *[other] { NUMBER($positions, useGrouping: "true") } positions
  }
answers-exact-stopped = arrêté : rien n’a été enregistré, et la même commande reprend du début

## De verify

answers-verify-tree = prouvé : { $bound ->
    [exact] la valeur est { $value }
    [lower] la valeur est au moins { $value }
   *[upper] la valeur est au plus { $value }
  } ({ $model })
answers-verify-interval = prouvé : { $isExact ->
    [yes] la valeur est { $low }
   *[no] la valeur est entre { $low } et { $high }
  }
answers-verify-best = un meilleur choix : { $best }
answers-verify-start = { $several ->
    [no] à partir de { $from }
   *[yes] à partir de { $from } premières positions, avec leurs probabilités
  }
answers-verify-endless = supposé : une partie sans fin paie de { $low } à { $high }
answers-verify-open = supposé : dans { $open ->
    [one] { $open } position non développée
   *[other] { $open } positions non développées
  }, les gains vont de { $low } à { $high }
answers-verify-rules = { $game } : { $rules ->
    [listed] supposé : les règles sont celles de la liste
    [compared] chaque position est conforme aux règles
   *[from-start] chaque position est conforme aux règles, depuis le début du jeu
  }

## De rollout

answers-rollout-before-roll = avant le jet
answers-rollout-no-double = ne pas doubler
answers-rollout-double-take = doubler, accepter
answers-heading-interval = 95 % ±
answers-rollout-how = { $trials ->
    [one] { $trials } partie
   *[other] { $trials } parties
  } pour chacun, { $turns ->
    [0] jusqu’à la fin
    [one] de { $turns } tour
   *[other] de { $turns } tours
  }, selon { $evaluator }, { $luck ->
    [removed] la chance ôtée
   *[kept] la chance comprise
  } ; les mêmes dés pour tous
answers-rollout-cube = avec le videau, équités normalisées ; { $verdict }
answers-rollout-progress = { $done } parties sur { $trials } pour chacun

## De games

answers-games-head = { $name } : { $help }
answers-games-position = position
answers-games-evaluators = fonctions d’évaluation
