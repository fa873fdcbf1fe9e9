### L’aide de la ligne de commande.

## Titres

help-usage = Utilisation :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
help-more = Plus d’options : `{ $call } { $naming } --help` ; toutes : `{ $call } --help all`.
help-options-of-algorithms = Options des algorithmes :
help-options-of-game = Options de { $game } :
help-options-of-games = Options des jeux (voir `tyche games`) :

## Forme d’une description

help-default = { $text } Par défaut : { $value }.
help-choices = { $text } Au choix : { $choices }.
help-for-algorithms = { $text } Pour { $algorithms }.
help-for-games = Pour { $games }.

## Les commandes

help-tyche = Résoudre, dessiner et générer des arbres de jeu avec hasard ; jouer, analyser et apprendre des jeux de dés, de cartes et de tuiles aléatoires.
help-solve = Résoudre un arbre de jeu : valeur, meilleures actions, nœuds visités et élagués.
help-draw = Dessiner un arbre de jeu en texte, SVG, LaTeX, DOT ou Mermaid, ou le convertir dans un autre format.
help-slides = Créer une page web pour un cours, qui déroule une recherche étape par étape à chaque touche.
help-sensitivity = Trouver les changements d’un gain ou d’une probabilité qui changent la meilleure action, et dessiner un diagramme en tornade.
help-risk = Décider selon l’espérance d’utilité : l’équivalent certain de chaque nœud d’un arbre avec hasard.
help-equilibrium = Calculer un équilibre d’un jeu, ou d’un arbre à ensembles d’information comme un fichier Gambit.
help-verify = Vérifier un certificat : un fichier qui prouve une réponse, sans aucune recherche.
help-random = Générer un arbre de jeu aléatoire, ou un arbre d’exercice, à partir d’une graine.
help-exercise = Générer des exercices de recherche à partir d’une graine, à imprimer ou pour Moodle, Canvas, GIFT et des programmes.
help-grade = Noter des réponses à des exercices et nommer l’idée fausse qui les explique.
help-moves = Énumérer les actions légales dans une position d’un jeu, et où chacune mène.
help-think = Chercher dans une position d’un jeu : chaque action avec sa valeur, la meilleure d’abord.
help-play = Jouer à un jeu contre le moteur dans le terminal.
help-exact = Résoudre exactement un petit jeu, avec un intervalle dont il est prouvé qu’il contient la valeur.
help-arena = Jouer des matchs avec les mêmes dés pour tous les joueurs : gains, victoires et classements avec intervalles de confiance.
help-check = Vérifier un jeu de votre cru : règles, faits, gains et probabilités.
help-games = Énumérer les jeux, leurs options et l’écriture de leurs positions.
help-analyze = Trouver les erreurs d’un match de backgammon ou de parties d’échecs.
help-rollout = Estimer par simulation une position de backgammon, ou chacun de ses coups.
help-serve = Se connecter à GNU Backgammon comme joueur.
help-train = Entraîner une fonction d’évaluation d’un jeu en jouant contre elle-même, avec points de reprise et courbe d’apprentissage.
help-tune = Régler les paramètres numériques d’un joueur par des parties contre lui-même (SPSA).
help-levels = Ajuster les niveaux d’un adversaire à un jeu, par exemple le vôtre, et les mesurer.
help-worker = Traiter les tâches d’une file Redis : matchs, simulations, analyses, positions d’entraînement et réglages.
help-uci = Jouer aux échecs pour un autre programme par l’Universal Chess Interface (UCI).
help-ubgi = Jouer au backgammon pour un autre programme par l’Universal Backgammon Interface (UBGI).
help-lab = Servir le Lab, une page web où construire, dérouler, exercer et partager des arbres.
help-demo = Afficher une visite guidée : des arbres d’exemple, plusieurs algorithmes et ce qu’ils élaguent.

## Options de toutes les commandes

help-help = Afficher cette aide.
help-version = Afficher la version.
help-help-command = Afficher l’aide d’une commande.
help-language = Langue des erreurs et de cette aide. Par défaut : celle de l’environnement (LC_ALL, LC_MESSAGES, LANG), sinon en.
help-output-language = Langue de la réponse, des erreurs et de cette aide. Par défaut : celle de l’environnement (LC_ALL, LC_MESSAGES, LANG), sinon en.
help-json = Afficher la réponse en un objet JSON.
help-certificate = Écrire une preuve de la réponse dans FILE, pour tyche verify. Une réponse sans preuve finit avec le code 1.
help-out = Écrire dans FILE au lieu du terminal.
help-seed-dice = Graine des dés, un nombre ou un mot ; la même graine donne les mêmes dés.
help-search-depth = Profondeur de recherche, en décisions.

## Fils d’exécution et files de tâches

help-threads = Nombre de fils d’exécution ; 0 pour le fil principal seul. Par défaut : tous les cœurs.
help-threads-one = Nombre de fils d’exécution ; 0 pour le fil principal seul. Par défaut : 1.
help-threads-cores = Nombre de fils d’exécution. Par défaut : tous les cœurs.
help-queue = Confier le travail aux ouvriers (`tyche worker`) de ce serveur Redis ou Valkey : redis://HOST:6379.
help-job = Avec --queue : secondes de travail par tâche. Par défaut : { $usual }.
help-lost = Avec --queue : secondes de silence après lesquelles un ouvrier est tenu pour perdu et ses tâches passent à d’autres. Par défaut : { $usual }.
help-shard = Faire la partie I de N, pour un processus ou une machine à part ; exige --log. `{ $command }` réunit les parties.

## La visite

example-tyche = un arbre sur une ligne
example-demo = toute la visite
