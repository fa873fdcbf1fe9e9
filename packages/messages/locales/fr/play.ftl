### Le dialogue de `tyche play`. Ce qui se tape (list, hint, quit …) est le même dans toutes les langues.

play-title = tyche play { $game }, graine { $seed }
play-name = { $who ->
    [you] vous
    [engine] le moteur
   *[player] le joueur { $player }
  }

## Avant la première action

play-opening-alone = Tapez ? pour l’aide.
play-opening = Vous jouez { $side ->
    [with] avec
   *[against] contre
  } { $others ->
    [one] le moteur
   *[other] { $others } joueurs que le moteur fait jouer
  }. { play-opening-alone }
play-opening-seat = Vous êtes { $seat } et jouez { $side ->
    [with] avec
   *[against] contre
  } { $others ->
    [one] le moteur
   *[other] { $others } joueurs que le moteur fait jouer
  }. { play-opening-alone }

## Invites

play-prompt = votre action
play-prompt-end = new, undo, review ou quit
play-prompt-sure = jouer { $action } quand même ? (oui ou non)
play-yes = oui

## Pendant la partie

play-engine-thinks = le moteur réfléchit…
play-thinks = { $who ->
    [you] vous réfléchissez
    [engine] le moteur réfléchit
   *[player] le joueur { $player } réfléchit
  }…
play-plays = { $who ->
    [you] vous jouez
    [engine] le moteur joue
   *[player] le joueur { $player } joue
  } { $action }
play-you-play = vous jouez { $actions }
play-claims = { $who ->
    [you] vous réclamez
    [engine] le moteur réclame
   *[player] le joueur { $player } réclame
  } la nulle
play-may-claim = Vous pouvez réclamer la nulle : tapez draw.
play-no-claim = La nulle ne peut pas être réclamée ici : il faut une troisième répétition, ou 50 coups de chaque camp sans progrès.
play-no-claim-after = La nulle ne peut pas être réclamée après ce coup.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-nothing-for-sweep = Il n’y a rien pour { $name } ici.
play-which = Quelle action ? Tapez ? pour l’aide, list pour toutes les actions.
play-bye = Au revoir.

## Aide

play-typing = Tapez une action telle qu’elle est listée, ou son numéro.
play-typing-examples = Tapez une action telle qu’elle est listée, { LIST($examples, "or") }, ou son numéro.
play-arrows = Les flèches fonctionnent aussi.
play-enter = Entrée seule joue l’action s’il n’y en a qu’une.
play-help-help = cette aide
play-help-list = toutes les actions
play-help-board = dessiner le plateau
play-help-hint = ce que le moteur jouerait, et pourquoi ; Entrée le joue ensuite
play-help-undo = reprendre votre dernière action et tout ce qui a suivi, dés compris
play-help-resign = abandonner la partie
play-help-new = commencer une autre partie
play-help-quit = quitter la partie
play-help-draw = réclamer la nulle, seul ou après un coup qui la permet
play-help-end = new commence une autre partie, undo reprend votre dernière action, review montre vos pires moments, quit termine ici.

## Conseils

play-reason-only = C’est la seule action.
play-reason-no-time = Le temps a manqué pour comparer les actions.
play-reason-worth = { $action } vaut { $value }{ $solved ->
    [true] { " " }(résolu)
   *[false] { "" }
  }{ $than ->
    [equal] , autant que { $second }
    [not-less] , pas moins que { $second }
    [at-least] , au moins { $more } de plus que { $second }
    [close] , trop proche de { $second } pour trancher
    [unknown] { "" }
   *[more] , { $more } de plus que { $second }
  }.
play-reason-depth = { $algorithm } a exploré { $depth ->
    [one] { $depth } décision
   *[other] { $depth } décisions
  } à l’avance.
play-reason-line = Il s’attend ensuite à { $actions }.
play-hint-gives = { $action } perdrait { $loss }.
play-hint-enter = Entrée joue { $action }.
play-hint-sweep = { $name } joue les { $count }.

## Le tuteur et la revue

play-tutor-looks = le tuteur vérifie…
play-wait = Attendez : { $text }
play-better = { $best } { $tense ->
    [is] est
   *[was] était
  } meilleur de { $loss }.
play-sentence = { $text }.
play-review = Vous avez perdu { $total } en { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }{ $worst ->
    [none] , jamais { $least } ou plus à la fois.
   *[some] { "\u202F" }; vos pires moments :
  }
play-review-moment = { $index }. Action { $number } : vous avez choisi { $played } ; { $best } était meilleur de { $loss }.
play-review-more = …et { $count } de plus de { $least } ou plus.

## La fin d’une partie

play-over = La partie est terminée : { $how }.
play-ending-won = { $who ->
    [you] vous avez gagné
    [engine] le moteur a gagné
   *[player] le joueur { $player } a gagné
  }
play-ending-lost = { $who ->
    [you] vous avez perdu
    [engine] le moteur a perdu
   *[player] le joueur { $player } a perdu
  }
play-ending-points = { $who ->
    [you] vous avez
    [engine] le moteur a
   *[player] le joueur { $player } a
  } { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
play-ending-won-points = { $who ->
    [you] vous avez gagné
    [engine] le moteur a gagné
   *[player] le joueur { $player } a gagné
  } { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
play-ending-several = { LIST($names, "and") } ont gagné
play-ending-all-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  } pour tous
play-ending-all-won = tous ont gagné ensemble
play-ending-all-lost = tous ont perdu ensemble
play-ending-draw = partie nulle, personne n’a gagné
play-ending-resigned = vous avez abandonné
play-ending-resigned-to-engine = vous avez abandonné, le moteur a gagné
