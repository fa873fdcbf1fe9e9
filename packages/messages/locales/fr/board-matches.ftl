### La page des matchs de backgammon enregistrés.

matches-open = Ouvrir des matchs
matches-folder = Ouvrir un dossier
matches-import = Importer un historique
matches-export = Exporter l’historique
matches-forget = Supprimer l’historique
matches-help = On peut aussi déposer sur la page des fichiers de matchs ou un dossier : .mat, .sgf, .xg ou texte. Ils sont jugés sur cet appareil et y restent.
matches-refused = Ces fichiers ne peuvent pas être lus : { $files }
matches-judging = Profondeur { $depth } : { $done } décisions jugées sur { $all }.
matches-games = Parties
matches-cards = Enregistrer en cartes mémoire
matches-turn = { $player }, partie { $game }, tour { $turn }
matches-played = { $roll } : { $played }. Mieux : { $best }

matches-player = Joueur
matches-player-both = Les deux joueurs
matches-kind = Décisions
matches-kind-all = Coups et cube
matches-kind-play = Coups
matches-kind-cube = Cube
matches-least = Erreurs à partir de
matches-least-doubtful = douteux
matches-least-bad = mauvais
matches-least-very-bad = très mauvais
matches-order = Ordre
matches-order-loss = La plus grande perte d’abord
matches-order-turn = Comme joué

matches-record = { $count ->
    [one] Historique de { $count } match
   *[other] Historique de { $count } matchs
  }
matches-by-time = PR au fil du temps
matches-by-phase = Par phase
matches-by-decision = Coups et cube
matches-by-opponent = Par adversaire
matches-by-kind = Les types de décisions les plus coûteux
matches-heads-date = Date
matches-heads-opponent = Adversaire
matches-heads-rating = PR
matches-heads-luck = Chance
matches-heads-decisions = Décisions
matches-heads-lost = Perdu

matches-phase-opening = Ouverture
matches-phase-bar = Pion sur la barre
matches-phase-back-game = Jeu arrière
matches-phase-holding = Jeu d’ancrage
matches-phase-contact = Autre contact
matches-phase-race = Course
matches-phase-bear-off = Sortie
