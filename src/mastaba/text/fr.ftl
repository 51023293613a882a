### La maison : ce que tous les jeux disent de la même façon.

## Refusals

refusal-unknown = Il n’y a pas d’action « { $action } ».
refusal-wrong-seat = Ce n’est pas à toi de décider, mais à { $actor }.

## Taking back

error-undo-nothing = Il n’y a rien à reprendre.
error-undo-other = La dernière décision était celle d’un autre joueur.
error-undo-revealed = Ce coup a dévoilé quelque chose de caché : on ne peut plus le reprendre.
undo-since-other = { $name } a joué depuis.
undo-since-revealed = Depuis, quelque chose de caché a été dévoilé : { $what }
error-undo-over = La partie est terminée et tout a été dévoilé.

### Command line

## What a command does

help-house = Cinq jeux d’archéologie sur un seul moteur : joue, lis les règles, simule des millions de parties, vérifie des feuilles de partie.
help-games = Les jeux : joueurs, durée, auteurs et options.
help-rules = Les règles numérotées d’un jeu et le contenu de sa boîte ; ou une seule règle.
help-play = Jouer dans le terminal, contre des robots ou à plusieurs autour de l’écran. Sans jeu, un menu le demande.
help-advised = Chaque place suit l’heuristique du jeu au lieu de jouer au hasard.
help-check = Rejouer chaque partie sous contrôle : elle finit, aucune pièce ne se perd, aucune action permise n’est refusée.
help-simulate = Jouer autant de parties au hasard que tu veux, sur tous les cœurs ou sur un cluster, et les résumer : points et victoires par place, fins, longueurs. Avec --out, la même commande reprend là où elle s’est arrêtée.
help-replay = Raconter une partie enregistrée, tour par tour.
help-verify = Recalculer des feuilles de partie. Dit de chacune si elle est juste, ou quelle ligne est fausse. Code 0 si toutes sont justes, 1 sinon, 2 si un fichier est illisible.
help-bench = Mesurer combien de décisions par seconde les règles traitent ici.
help-example = Exemple :
example-games = mastaba games --json
example-rules = mastaba rules saqqara R5.2
example-play = mastaba play saqqara --players 3 --seats me,bot,me --set last_prime=instant
example-simulate = mastaba simulate saqqara --players 2 --games 1000000 --out parties
example-replay = mastaba replay partie.toml --html partie.html
example-verify = mastaba verify partie.toml parties.jsonl
example-bench = mastaba bench saqqara

## Options

help-game = Le nom du jeu, tel que `mastaba games` le donne.
help-play-game = Le nom du jeu ; sans lui, un menu le demande.
help-bench-games = Les jeux à mesurer ; par défaut tous.
help-rule = Le numéro d’une règle, comme R5.2 ou Q1.
help-lang = La langue ; par défaut celle du système.
help-set = Régler une option du jeu ; peut être répété.
help-players = Le nombre de joueurs ; par défaut le plus petit.
help-json = Écrire un objet JSON au lieu d’un tableau.
help-version = Écrire la version et quitter.
help-bots = Le niveau des robots, un pour tous ou une liste ; `mastaba levels` dit ce qu’ils valent.
help-seats = Qui joue à chaque place : `me` (toi) ou `bot` (un robot). Par défaut, toi à la place 1 et des robots aux autres.
help-seed = La graine de la donne, pour rejouer la même partie.
help-first-seed = La graine de la première partie ; les autres suivent.
help-first-deal = Le numéro de la première donne ; les suivantes viennent après. Ce qu’elle contient dépend aussi de --salt.
help-record = Où écrire la feuille de partie à la fin.
help-games-count = Combien de parties.
help-target = Où tournent les règles : interprétées, sur les cœurs ou sur un GPU.
help-cores = Combien de cœurs de cette machine ; par défaut tous.
help-out = Écrire les parties : dans un dossier, en Parquet par morceaux, ou dans un seul fichier, .parquet pour des tableaux, .jsonl pour des feuilles.
help-cluster = Travailler sur un cluster Ray : `auto` pour celui qui tourne ici, ou son adresse. Les résultats sont les mêmes. Demande pip install 'mastaba[cluster]'.
help-no-games = Avec --out et un dossier : ne garder que les chiffres, pas les parties ; assez pour reprendre après un arrêt.
help-file = Une feuille de partie, en TOML ou une ligne de JSON.
help-files = Des feuilles : TOML, ou plusieurs en lignes JSON.
help-replay-html = Écrire plutôt la partie en un seul fichier HTML : il s’ouvre partout, se déroule tout seul, montre chaque place et les deux langues.
help-step = Attendre Entrée après chaque tour.
help-seconds = Combien de temps mesurer chaque jeu.
help-bench-out = Écrire la page des résultats, en Markdown.
help-memory = Il n’y a pas assez de mémoire pour cela.

## What cannot be meant

error-language = Il n’y a pas de langue « { $given } » ; il y a { $languages }.
error-game = Il n’y a pas de jeu « { $given } » ; il y a { $games }.
error-game-near = Il n’y a pas de jeu « { $given } » ; voulais-tu dire { $nearest } ?
error-setting = Une option s’écrit nom=valeur, pas « { $given } ».
error-typed-option = Il n’y a pas d’option { $given } ici ; --help donne la liste.
error-typed-near = Il n’y a pas d’option { $given } ici ; voulais-tu dire { $nearest } ?
error-typed-command = Il n’y a pas de commande « { $given } » ; mastaba --help les donne toutes.
error-typed-command-near = Il n’y a pas de commande « { $given } » ; voulais-tu dire { $nearest } ?
error-typed-extra = C’est plus que la commande n’en prend : { $given }. Son --help montre un exemple.
error-typed-nothing = { $given } doit être suivi d’une valeur ; --help dit laquelle.
error-typed-flag = { $given } ne prend pas de valeur.
error-typed-missing = Il manque { $name } ; --help montre un exemple.
error-typed-number = { $name } prend un nombre entier.
error-typed-value = Ce qui est donné pour { $name } ne peut pas être lu ; --help dit ce qu’il faut.
error-option-near = { $title } n’a pas d’option « { $given } » ; voulais-tu dire { $nearest } ?
error-rule = { $title } n’a pas de règle « { $given } » ; il y a { $known }.
error-seat = Une place est prise par { $known }, pas par « { $given } ».
error-seats-and-players = --seats donne { $listed ->
    [one] une place
   *[other] { $listed } places
  }, mais --players en demande { $players }.
error-study-extra = Cette interface de Mastaba a besoin de { $package }, qui n’est pas installé : pip install 'mastaba[study]'.
error-opponents = À une table de { $players } il y a { $seats } autres places, pas { $given }.
error-bot = Il n’y a pas de robot « { $given } » ; il y a { $known }.
error-file-ending = Les parties s’écrivent dans un dossier, ou en { $table } ou { $records }, pas en { $given }.
error-folder = { $file } ne peut pas être écrit : c’est un dossier, ou son dossier n’existe pas.
error-writing = { $file } ne peut pas être écrit : accès refusé.
error-run-file = { $folder } est un fichier ; une série de parties se garde dans un dossier à elle.
error-run-unknown = { $folder } contient autre chose qu’une série de parties ; indique un nouveau dossier. Rien n’a été changé.
error-run-other = { $folder } contient une autre série ({ $name } y vaut { $there }, ici { $here }) ; indique un autre dossier. Rien n’a été changé.
error-worker-lost = Un processus s’est perdu plusieurs fois de suite sur les mêmes parties ; la mémoire a peut-être manqué.
error-no-games = --no-games garde les chiffres dans un dossier : indique-le avec --out, sans extension.
stopped = Arrêté ; rien n’a été gardé (avec --out, la même commande reprendrait d’ici).
stopped-kept = Arrêté. Ce qui est fait est gardé dans { $folder } : la même commande reprend d’ici.
error-cluster-missing = Ce qui travaille sur un cluster n’est pas installé : pip install 'mastaba[cluster]'
error-cluster-none = Aucun cluster Ray ne tourne ici ; `ray start --head` en lance un, ou donne son adresse : --cluster HÔTE:6379
error-cluster-silent = Aucun cluster Ray ne répond à l’adresse { $address }.
error-cluster-empty = Le cluster Ray à l’adresse { $address } n’a aucun { $kind } pour travailler.
error-cluster-version = { $machine }, une machine du cluster, a une autre version de Mastaba que celle-ci ; installe la même partout.
error-cluster-task = Le cluster Ray à l’adresse { $address } n’a pas pu faire son travail : { $reason }
error-cluster-lost = Le cluster Ray à l’adresse { $address } accepte du travail mais ne répond plus. Ce qui était déjà fait reste dans le dossier, s’il y en a un.
error-missing = Il n’y a pas de fichier { $file }.
error-binary = { $file } n’est pas un fichier texte.
error-reading = { $file } : { $reason }.
error-not-a-record = { $file } n’est pas une feuille de partie Mastaba.

## Seats

seat-person = Joueur { $seat }
seat-bot = Robot { $seat }

## The games and the rulebook

games-seats = { $seats } joueurs, { $minutes } min
rules-box = Dans la boîte : { $title }
rules-figure = Quoi
rules-value = Valeur
rules-label = Source
rules-ours = reconstitué
rules-labels = C certain : imprimé dans la règle, ou plusieurs sources concordent. P probable : une bonne source, ou une forte déduction. R reconstitué par nous : aucune source ne le dit ; qui possède la boîte peut le corriger.
rules-mark-R = Reconstitué : aucune source connue de nous ne le dit. Qui possède la boîte peut nous corriger.
rules-mark-S = Notre lecture : la règle d’origine n’en dit rien, ou se comprend de deux façons.
rules-mark-A = Notre ajout, pour que toute partie ait une fin.

## The menu

menu-welcome = Bienvenue sur le chantier de fouilles. À quoi joues-tu ?
menu-game = Jeu (1 à { $count }) : {""}
menu-players = Combien de joueurs ({ $least } à { $most }) ? {""}
menu-again = « { $given } » n’est pas dans la liste.
answer-yes = o
answer-no = n

## At the table

table-count = { $count } en tout
table-articles = un une des du le la les
play-sealed = La donne est scellée : { $hash }…
play-question = Que fais-tu ?
play-turn = à { $name } de jouer
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-since = Depuis ton dernier tour
play-earlier = … et { $count ->
    [one] une ligne
   *[other] { $count } lignes
  } plus haut (l montre tout)
play-keys = ? aide  h conseil  u reprendre  r règles  l journal  q quitter
play-help =
    - **un numéro** ou **le texte de l’action** (les mots en italique) la joue
    - **Entrée** remontre les choix
    - **? ACTION** dit ce qu’une action entraînerait, ou pourquoi elle est impossible, avec sa règle
    - **h** propose un coup et dit pourquoi
    - **u** reprend ta dernière décision, sauf si quelque chose de caché a été dévoilé depuis
    - **r** ouvre les règles, **r R5.2** en montre une
    - **l** montre tout le journal
    - **q** quitte la table
play-how-to-ask = « ? » devant une action montre sa règle en entier.
play-allowed = « { $action } » est possible maintenant. Voici ce qui se passerait :
play-unknown = … et la suite, personne ne peut la connaître d’avance.
play-hint-later = Un conseil demande une recherche qui se prépare encore ; redemande dans un instant.
play-undone = Coup repris : { $action }.
play-no-number = Les choix sont numérotés de 1 à { $count }.
play-no-rule = Il n’y a pas de règle « { $number } ».
play-hand-over = { $name }, appuie sur Entrée quand personne d’autre ne regarde.
play-over = La partie est finie
play-wins = gagne
play-save = Enregistrer la feuille de partie ? (o, n ou un nom ; o écrit { $file }) {""}
play-saved = Enregistrée : { $file }
play-left = Au revoir.

## Results

result-winner = { $names } gagne.
result-shared = { $names } partagent la victoire.
result-nobody = Personne ne gagne.
result-and = et
result-seed = Graine { $seed }

## Records

verify-ok = ok, { $title } à { $players } joueurs, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }, points { $scores }
replay-head = { $title }, { $players } joueurs, graine { $seed }
replay-start = La partie est prête
replay-next = Entrée : tour suivant {""}
replay-page = { $file } : { $size } ko, s’ouvre dans n’importe quel navigateur, sans réseau.
replay-unfinished = La feuille s’arrête après { $count ->
    [one] une action
   *[other] { $count } actions
  }.

## Simulations

number-mark = ,
number-share = { $percent } %
help-tournament = Faire jouer des robots entre eux, sur tous les cœurs ou sur un cluster : les mêmes donnes, les places tournées, des cotes avec intervalles.
example-tournament = mastaba tournament --game saqqara --players hard,medium --rounds 50 --out parties
help-entrants = Qui participe, un niveau par place.
help-rounds = Combien de donnes ; chacune se joue dans toutes les dispositions.
help-tournament-out = Où écrire les parties et le graphique ; ce qui s’y trouve déjà n’est pas rejoué.
help-sprt = S’arrêter dès qu’on sait si le premier fait mieux que sa juste part.
help-salt = Le mot secret dont dépendent les donnes, donné à la fin ; avec lui, les mêmes parties se rejouent.
tournament-salt = Pour rejouer les mêmes parties : --salt { $salt }
tournament-playing = Parties
tournament-name = Joueur
tournament-seats = places
tournament-share = victoires
tournament-interval = intervalle à 95 %
tournament-fair = juste part
tournament-points = points
tournament-rating = cote
simulate-playing = Parties
simulate-faults = Vérifié à chaque pas, pièces, choix et refus : { $faults ->
    [0] les { $games } parties tiennent toutes leurs promesses.
    [one] une partie sur { $games } en rompt une.
   *[other] { $faults } parties sur { $games } en rompent une.
  }
simulate-advised-title = { $title } à { $players } joueurs : { $games } parties de joueurs heuristiques depuis la graine { $seed }
simulate-title = { $title } à { $players } joueurs : { $games } parties au hasard depuis la graine { $seed }
simulate-seat = Place
simulate-mean = points
simulate-sd = écart
simulate-min = min
simulate-max = max
simulate-wins = victoires
simulate-interval = intervalle 95 %
simulate-ending = Fins de partie
simulate-length = Longueur en décisions : { $mean } en moyenne, de { $least } à { $most }.
simulate-pace = { $decisions } décisions en { $seconds } s sur { $target } : { $pace } par seconde.
simulate-kept = Sur { $games } parties, { $kept } étaient déjà jouées.

## Reports on games: the rule laboratory

help-report = Jouer beaucoup de parties et montrer sur une page comment les règles se comportent : équilibre, longueur, choix, ce que valent chaque règle et chaque pièce, ce que changent les arbitrages.
example-report = mastaba report saqqara --players 3 --vary blocked=structure,supply --out saqqara.html
help-report-bots = Qui joue : `random` (au hasard), `heuristic`, ou un niveau qui cherche, ce qui prend plus de temps.
help-report-games = Combien de parties ; 100 000 par défaut, 1 000 pour les niveaux qui cherchent.
help-report-vary = Compare des règles : option=a,b,c, ou components.CLÉ=a,b,c pour un nombre de la boîte, écrit comme en TOML. La première sert de référence.
help-report-out = Où écrire la page ; JEU.html par défaut. Elle se suffit à elle-même.
help-report-json = Écrire aussi tous les chiffres en JSON.
help-report-thorough = Essayer aussi chaque nombre reconstitué de la boîte, et des joueurs qui cherchent : chaque boîte modifiée est d’abord compilée, ce qui prend quelques minutes.
report-playing = Parties
report-written = Écrit : { $file } ({ $size } ko)
report-estimate = { $value } ({ $low } à { $high })
report-title = { $title } : comment le jeu se comporte
report-about = { $games } parties à { $players } joueurs ({ $level }), depuis la graine { $first }. Chaque chiffre porte son intervalle à 95 % entre parenthèses.
report-played-by = Règles : { $rules }
report-usual = règles habituelles
report-true = oui
report-false = non
report-ended = La partie se termine.
report-somebody = un joueur
report-level-heuristic = heuristique
report-behind = Les chiffres
report-again = Produit par
report-link-balance = Qui gagne
report-link-course = Comment va une partie
report-link-actions = Actions et fins
report-link-rules = Règle par règle
report-link-worth = Ce que valent les choses
report-link-skill = Habileté
report-link-beside = Côte à côte
report-link-questions = Arbitrages et nombres reconstitués
report-link-method = Comment c’est fait
report-balance = Qui gagne
report-balance-about = Le premier joueur est tiré au sort : les places sont donc comptées dans l’ordre du jeu, en partant de celui qui commence. Une victoire partagée est divisée.
report-place = { $place ->
    [1] commence
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  }
report-order = Ordre du jeu
report-wins = Victoires
report-points = Points
report-rules = Règles
report-mean = moyenne
report-spread = écart type
report-quantiles = 5 · 25 · 50 · 75 · 95 %
report-axis-wins = victoires, %
report-axis-share = part, %
report-axis-decisions = décisions par partie
report-axis-course = part de la partie jouée, %
report-axis-choices = actions possibles
report-axis-leader = celui qui mène gagne, %
report-axis-worth = part de la victoire qui va avec une de plus, %
report-axis-change = changement, en points de pourcentage
report-places-title = Victoires selon l’ordre du jeu
report-places-caption = Le trait brisé est la juste part, { $fair } ; les barres montrent les intervalles à 95 %.
report-points-title = Points à la fin
report-points-caption = Combien de fois un joueur finit avec tant de points.
report-length-title = Longueur
report-length-caption = Combien de décisions compte une partie, toutes places ensemble.
report-choices-title = Les choix au fil de la partie
report-choices-caption = Combien d’actions sont possibles à mesure que la partie avance ; { $mean } en moyenne.
report-leader-title = Quand la partie se décide
report-leader-caption = Combien de fois celui qui a les meilleures chances à ce moment gagne à la fin. Les chances viennent de la prévision qu’utilisent les robots qui cherchent.
report-widths-title = L’ampleur des décisions
report-widths-caption = Combien de fois une décision offre tant d’actions.
report-worth-title = Ce qui va avec une de plus
report-worth-caption = Une de plus de chaque chose, toutes les autres étant égales, et la part de la victoire qui va avec ; en gris ce qui peut n’être rien.
report-effects-title = Ce que chaque autre choix changerait pour le premier joueur
report-effects-caption = Changement des victoires de celui qui commence, avec l’intervalle à 95 % ; en gris ce qui peut n’être rien.
report-course = Comment va une partie
report-course-about = Les longueurs sont comptées en décisions ; ce qui arrive tout seul n’est pas compté. Mener, c’est avoir la meilleure prévision, et non les points posés sur la table, qui dans certains jeux ne viennent qu’à la fin.
report-what = Quoi
report-value = valeur
report-low = de
report-high = à
report-measure-place = { $place ->
    [1] victoires de celui qui commence
    [2] victoires du deuxième
    [3] victoires du troisième
    [4] victoires du quatrième
   *[other] victoires du cinquième
  }
report-measure-ending = fin : { $ending }
report-measure-drawn = parties sans vainqueur
report-measure-shared = victoires partagées
report-measure-points = points d’un joueur
report-measure-best = points du meilleur
report-measure-margin = avance du meilleur sur le suivant, en points
report-measure-length = décisions par partie
report-measure-turns = fois où la décision passe à un autre
report-measure-choices = actions possibles
report-measure-forced = décisions sans choix
report-measure-tree = puissance de dix de toutes les parties qu’on aurait pu jouer
report-measure-lead-changes = changements de tête
report-measure-decided = part de la partie après laquelle le vainqueur mène jusqu’au bout
report-measure-skill = part de l’habileté
report-actions = Actions et fins
report-actions-about = Combien de fois chaque sorte d’action est jouée dans une partie, dans combien de parties elle l’est au moins une fois, dans combien de décisions elle est possible, et combien de fois elle est alors choisie.
report-action = Action
report-per-game = par partie
report-in-games = des parties
report-offered = possible
report-taken = choisie quand possible
report-endings = Comment elle finit
report-rules-title = Règle par règle
report-rules-about = Ce qui arrive par une règle est compté d’après les événements que les règles racontent, dont chacun porte le numéro de sa règle. Ce qu’une règle interdit est compté à des décisions tirées au sort, où toutes les actions qui existent ont été essayées : dans combien d’entre elles cette règle en refuse au moins une.
report-rule = Règle
report-what-happens = Ce qui arrive par elle
report-how-often = fréquence
report-of-games = dans { $share } des parties
report-of-decisions = dans { $share } des décisions
report-refuses = Interdit : « { $sentence } »
report-rules-silent = Ces règles disent ce qu’il y a ou comment comprendre les autres, et rien n’arrive par elles seules : { $rules }.
report-rules-never = { $count ->
    [one] Une raison de refuser n’a jamais été rencontrée à ces décisions.
   *[other] { $count } raisons de refuser n’ont jamais été rencontrées à ces décisions.
  }
report-worth = Ce que valent les choses
report-worth-about = D’après les { $games } premières parties : combien un joueur en obtient de chaque, et quelle part de la victoire va avec une de plus, par rapport aux autres joueurs de la même partie. « Seule » ne regarde que cette chose ; « à côté des autres » tient tout le reste de ce tableau pour égal. Ce qui est distribué au hasard est la cause de ce qui va avec ; pour ce qu’on obtient en jouant, la cause est en partie que celui qui joue bien, ou qui mène, en obtient plus. Ce en quoi les joueurs ne diffèrent presque jamais est laissé de côté.
report-gain = Quoi
report-held = par joueur
report-alone = seule
report-beside = à côté des autres
report-how = d’où elle vient
report-dealt = distribuée
report-come-by = en jeu
report-skill = Habileté
report-skill-about = Un joueur plus fort parmi de plus faibles, chaque donne jouée une fois de chaque place. La part de l’habileté dit où se situent ses victoires entre la juste part (rien que la chance : 0 %) et toutes les victoires (100 %).
report-strong = Qui parmi qui
report-among = { $strong } parmi { $weak }
report-fair = juste part
report-deals = donnes
report-beside-title = Les règles côte à côte
report-beside-about = Les mêmes donnes sous chaque règle. Une étoile marque ce qui diffère de la première colonne au-delà du hasard, corrigé pour toutes les comparaisons de ce rapport ({ $count }).
report-other-winner = donnes gagnées par un autre
report-verdict-same = Toutes les parties finissent pareil.
report-verdict-none = Aucune différence trouvée au-delà du hasard.
report-verdict-slight = Au-delà du hasard, mais trop faible pour que quiconque le remarque.
report-verdict-differs = Au-delà du hasard : { $measures }.
report-questions = Arbitrages et nombres reconstitués
report-questions-nothing = Les règles et la boîte de ce jeu sont certaines : ni arbitrage ni nombre reconstitué.
report-questions-about = Ce qui est incertain dans le jeu, et ce qui changerait s’il en était autrement : chaque fois les mêmes { $games } donnes, jouées des deux façons. Une étoile marque ce qui diffère au-delà du hasard, corrigé pour toutes les comparaisons de ce rapport ({ $count }). Dès que quelque chose diffère dans une partie, le hasard suit un autre cours : « donnes gagnées par un autre » compte donc aussi la chance tombée autrement.
report-rulings = Arbitrages
report-reconstructed = Nombres reconstitués de la boîte
report-question = Ce qui est incertain
report-tried = essayé à la place
report-first-wins = celui qui commence gagne
report-longer = plus long de
report-verdict = ce que cela change
report-not-tried = pas essayé
report-untried-ruling = Pas essayé : la fiche du jeu n’a pas d’option pour cela.
report-untried-figure = Pas essayé : il n’y a pas d’autre valeur naturelle.
report-untried-thorough = Pas essayé dans ce rapport : `--thorough` l’essaie.
report-method = Comment c’est fait
report-method-players = Toutes les places jouent de la même façon, au niveau indiqué plus haut. L’heuristique est un joueur simple qui pèse le prochain pas, sans plan ; elle fait le même genre d’erreurs à toutes les places. Ce qui vaut pour elle ne vaut pas forcément pour des maîtres : `--bots` permet d’interroger les niveaux qui cherchent, en moins de parties.
report-method-intervals = Chaque partie est distribuée d’après sa propre graine : les parties sont indépendantes, et les intervalles sont ceux de moyennes sur les parties (95 %, loi normale ; celui de Wilson pour ce qui arrive ou n’arrive pas). La fréquence à laquelle une action est choisie quand elle est possible compte les décisions comme indépendantes : cet intervalle est un peu trop étroit.
report-method-many = Les règles sont comparées partie par partie sur les mêmes donnes. À regarder beaucoup de différences, on en trouve par hasard : les comparaisons sont corrigées ensemble (Holm), si bien que dans 95 rapports sur 100 rien n’est marqué à tort. Une différence de moins d’un demi-point de pourcentage, ou de moins d’un pour cent de la valeur, est dite faible même quand elle est certaine.
report-method-rules = Un nombre modifié de la boîte est joué avec des règles compilées pour lui, par des robots réglés pour la boîte habituelle.
error-report-library = Ce qui dessine les rapports n’est pas installé : pip install 'mastaba[study]'
error-component = { $title } n’a pas de nombre « { $given } » dans sa boîte ; il y a { $known }.
error-component-near = { $title } n’a pas de nombre « { $given } » dans sa boîte ; voulais-tu dire { $nearest } ?
error-component-kind = components.{ $name } vaut { $now } dans la boîte ; « { $given } » n’est pas de cette sorte (les nombres vont de 0 à 120, les listes sont entre crochets).
error-component-value = Le jeu ne peut pas se jouer avec { $given } ({ $reason }).
error-vary = Ce qui varie s’écrit option=a,b,c ou components.CLÉ=a,b,c, pas « { $given } ».

## Speed

bench-game = Jeu
bench-seats = Places
bench-target = Cible
bench-search = Recherche
bench-simulations = Simulations par seconde
bench-rate = Décisions par seconde
bench-start = Secondes jusqu’à la première partie
bench-face = Interface
bench-steps = Pas par seconde
bench-ratio = Rapport à { $yardstick }

## Raisons

reason-better = { $best }, environ { $value } sur 100, ensuite « { $other } » avec { $than } : { $why }.
reason-better-only = { $best }, environ { $value } sur 100, ensuite « { $other } » avec { $than } : ce coup gagne plus de parties d’essai.
reason-close = { $best }, environ { $value } sur 100, presque comme « { $other } » avec { $than } : { $why }.
reason-close-only = { $best }, environ { $value } sur 100, presque comme « { $other } » avec { $than }.
reason-surer = { $best }, environ { $value } sur 100, plus sûr que « { $other } » avec { $than }, moins essayé : { $why }.
reason-surer-only = { $best }, environ { $value } sur 100, plus sûr que « { $other } » avec { $than }, moins essayé.
reason-alone = { $best }, environ { $value } sur 100.
reason-win = { $best } : ce coup gagne la partie sur-le-champ.
reason-forced = { $best } : c’est le seul coup possible. { $why }
reason-solved = { $end ->
    [win] { $best } : la victoire est certaine
    [loss] { $best } : tout perd contre le meilleur jeu
   *[draw] { $best } : la victoire partagée est certaine
  }{ $moves ->
    [0] {""}
   *[other] , en { $moves } décisions au plus
  }
reason-solved-unlike = { $told }, alors que « { $other } » { $than ->
    [loss] perd
   *[draw] ne fait que la partager
  }
reason-because = { $told } ; { $why }.
reason-plain = { $told }.
reason-and = { $one }, et { $two }
reason-although = { $why }, même si { $against }
reason-despite = même si { $against }, ce coup gagne plus de parties d’essai
reason-rival = c’est { $name } qui y perd le plus
reason-best-sure-you = tu vas { $deed }
reason-best-sure-they = { $name } va { $deed }
reason-best-able-you = tu pourras ensuite { $deed }
reason-best-able-they = ce coup laisse { $name } { $deed }
reason-other-sure-you = avec l’autre, tu vas { $deed }
reason-other-sure-they = avec l’autre, { $name } va { $deed }
reason-other-able-you = après l’autre, tu pourrais { $deed }
reason-other-able-they = après l’autre, { $name } pourrait { $deed }
deed-win = gagner la partie sur-le-champ

## Niveaux

help-levels = Les niveaux des robots, ce que chacun voit et ce qu’il ne voit pas.
example-levels = mastaba levels --lang fr
level-beginner = débutant
level-easy = facile
level-easy-plus = facile +
level-medium = moyen
level-medium-plus = moyen +
level-hard = difficile
level-hard-plus = difficile +
level-veteran = chevronné
level-expert = expert
level-random = au hasard
level-beginner-about = Voit ce qu’un coup fait tout de suite et peu de ce qui suit ; passe à côté de bien des coups, surtout des moins simples, et oublie ce qui a été montré.
level-easy-about = Ne pèse guère mieux ses coups qu’un débutant et oublie encore ce qui a été montré, mais passe à côté de moins de coups.
level-easy-plus-about = Entre facile et moyen : oublie encore ce qui a été montré, mais passe à côté de moins de coups que facile.
level-medium-about = Compare ses coups et n’oublie rien de ce qui a été montré ; voit les prochains tours, mais pas de long plan, et dans certains jeux passe encore à côté d’un coup.
level-medium-plus-about = Entre moyen et difficile : n’oublie rien, et passe encore parfois à côté d’un coup.
level-hard-about = Essaie chaque coup plusieurs fois avec le sens du jeu et n’en oublie aucun ; quand seule une réflexion plus longue distingue deux bons coups, il prend parfois le moins bon.
level-hard-plus-about = Entre difficile et chevronné : ne passe à côté d’aucun coup, et essaie chacun plus souvent que difficile.
level-veteran-about = Essaie chaque coup de nombreuses fois avec le sens du jeu ; une grosse erreur est rare, une nuance ou un long plan peuvent encore lui échapper.
level-expert-about = Réfléchit jusqu’à deux secondes quand il le faut, n’oublie rien de ce qui a été montré et pèse ce qui peut être caché.
level-random-about = Joue n’importe quel coup possible, sans réfléchir.
levels-fair = Aucun ne voit ce qui est caché à sa place.
levels-usual = (l’habituel)
levels-only = (propre à { $games })

### Server

## Serving

help-serve = Servir la page où l’on joue dans le navigateur, à cette machine ou à tout le réseau.
example-serve = mastaba serve --open
help-doctor = Examiner cette installation et dire ce qui ne va pas. Code 0 si tout va bien, 1 sinon.
example-doctor = mastaba doctor --data /var/lib/mastaba
doctor-games = Jeux prêts à être distribués : { $count } (Python { $python }).
doctor-page = La page est construite ({ $build }).
doctor-no-page = La page n’est pas construite : lance « make play », ou installe le paquet, qui la contient.
doctor-settings = Les réglages de l’environnement sont lisibles ({ $count }).
doctor-unknown-setting = { $name } est défini et n’a pas de sens ici.
doctor-unknown-setting-near = { $name } est défini et n’a pas de sens ici ; voulais-tu dire { $nearest } ?
doctor-cache = Le code compilé est gardé dans { $folder }, fermé aux autres.
doctor-cache-passing = Le code compilé ne peut pas être gardé ({ $reason }) : il est recompilé à chaque démarrage. MASTABA_CACHE désigne un autre dossier.
doctor-no-uvloop = uvloop n’est pas installé : le serveur est plus lent qu’il ne pourrait l’être.
doctor-data = Les tables sont gardées dans { $folder } ; il y reste { $free } Mo.
doctor-data-unwritable = On ne peut rien écrire dans { $folder } : les tables ne peuvent pas y être gardées.
doctor-no-tables = Aucune table n’y a encore été ouverte.
doctor-store = { $file } est intact.
doctor-store-damaged = { $file } est abîmé ({ $reason }) : reprends la dernière sauvegarde.
doctor-store-busy = Les tables ne peuvent pas être examinées ({ $reason }) : un serveur semble s’en servir.
doctor-readable = D’autres peuvent lire { $file }, qui révèle toutes les mains : chmod 600
doctor-files = Fichiers ouverts que prête le système : { $count }.
doctor-few-files = Le système prête trop peu de fichiers ouverts ({ $count }) : s’il y a beaucoup de joueurs, certains resteront dehors. Augmente ce nombre (ulimit -n, LimitNOFILE).
doctor-extra = Le supplément « { $name } » n’est pas installé : pip install 'mastaba[{ $name }]'
doctor-failed = { $reason }
doctor-fit = Tout va bien.
doctor-ill = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
  }
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer tout le réseau.
help-port = Le port ; 0 en prend un libre.
help-data = Le dossier où les tables sont gardées ; par défaut celui de l’utilisateur.
help-database-url = L’adresse d’une base PostgreSQL où garder les tables à la place, par exemple postgresql://user@host/mastaba.
help-processes = Combien de processus servent le port ; à partir de deux, il faut --database.
help-workers = Combien de processus réfléchissent ici pour les robots ; avec --database, 0 laisse tout à « mastaba worker ».
help-public = L’adresse par laquelle les autres atteignent la page, derrière un proxy ou une box : par exemple https://jeux.example.
help-open = Ouvrir la page dans le navigateur.
server-ready = Mastaba est sur { $address } (Ctrl-C pour l’arrêter). Les tables sont gardées dans { $file }.
server-others = Pour les autres : { $address }
server-alone = Aucune adresse trouvée par laquelle d’autres pourraient venir ; donnes-en une avec --public.
error-public = --public attend une adresse comme https://jeux.example, en http ou https et sans chemin, pas « { $given } ».
error-port = Le port { $port } ne peut pas servir : { $reason }. Essaies-en un autre avec --port.
error-store = Les tables ne peuvent pas être gardées dans { $file } : { $reason }.
error-store-busy = Les tables de { $file } sont utilisées par un autre serveur. Arrête-le d’abord, ou garde les tables dans un autre dossier avec --data.
error-store-read-only = Impossible d’écrire dans { $file } : { $reason }. Choisis un autre dossier avec --data.
error-store-full = Il n’y a plus de place pour garder les tables dans { $file } : { $reason }.
error-store-no-database = { $file } est abîmé, ou n’est pas un fichier de tables : { $reason }. Remets une sauvegarde à sa place, ou choisis un autre dossier avec --data.
error-store-layout = La structure de { $file } est abîmée : il manque { $missing }. Remets une sauvegarde à sa place.
error-store-newer = { $file } a été écrit par une version plus récente de Mastaba.
error-store-older = { $file } a été écrit par une version plus ancienne de Mastaba : lance d’abord « mastaba database upgrade ».
error-store-used = Il y a déjà des tables à l’arrivée : copier et restaurer remplissent un endroit vide.
error-database-address = Ce n’est pas l’adresse d’une base ; elle ressemble à postgresql://user@host/mastaba.
error-database-driver = PostgreSQL demande d’autres paquets : installe-les avec `pip install 'mastaba[postgres]'`.
error-database-unreachable = Aucun PostgreSQL ne répond à { $file } : { $reason }.
error-database-refused = PostgreSQL ne nous laisse pas entrer à { $file } : { $reason }.
error-database-rights = Cet utilisateur de PostgreSQL n’en a pas le droit dans { $file } : { $reason }.
error-database-read-only = { $file } est un PostgreSQL en lecture seule : { $reason }.
error-processes = Plusieurs processus ne peuvent pas partager un seul fichier de tables : donne-leur un PostgreSQL avec --database.
error-worker = Il faut le PostgreSQL des serveurs : donne-le avec --database.
error-backup-exists = { $file } existe déjà ; une sauvegarde n’écrase rien.
error-backup-none = Il n’y a pas de fichier { $file }.
error-limits = { $name } attend des entrées comme requests=500/50 ou onlookers=20, parmi { $known }, pas « { $given } ».
error-proxies = { $name } attend des adresses ou des réseaux comme 10.0.0.0/8, pas « { $given } ».
error-telemetry = { $name } est défini, mais ce qui envoie les traces n’est pas installé : pip install 'mastaba[telemetry]'
error-seal-keys = { $name } attend des clés de 32 octets, écrites en Base64 pour URL.
error-pace = { $name } est un nombre de secondes, pas { $given }.
server-no-page = La page n’est pas encore construite : lance « make play », ou « npm ci && npm run build » dans le dossier page.

## Prendre soin de ce qui est gardé

help-worker = Réfléchir, sur cette machine, pour les robots de tous les serveurs d’un PostgreSQL.
example-worker = mastaba worker --database postgresql://user@host/mastaba
help-worker-places = Combien de processus réfléchissent à la fois ; par défaut un de moins que de cœurs.
worker-ready = Au travail pour les tables de { $place }, { $count ->
    [one] { $count } processus
   *[other] { $count } processus
  } (Ctrl-C pour l’arrêter).
help-database = Prendre soin des tables gardées : mettre à jour, vérifier, sauvegarder, restaurer, copier.
example-database = mastaba database backup tables-lundi.sqlite
help-database-upgrade = Mettre à jour les tables gardées par une version plus ancienne.
help-database-check = Chercher des dégâts : chaque journal est comparé à ses empreintes. Le code de sortie est 1 s’il y en a.
help-database-backup = Écrire toutes les tables dans un fichier, même pendant qu’un serveur tourne.
help-database-restore = Relire toutes les tables d’une sauvegarde, là où il n’y en a pas encore.
help-database-copy = Copier toutes les tables d’un endroit à un autre qui n’en a pas : un dossier, une sauvegarde ou un PostgreSQL.
help-backup-file = Le fichier de la sauvegarde.
help-copy-from = Le dossier, le fichier ou l’adresse de départ.
help-copy-to = Le dossier ou l’adresse d’arrivée.
database-upgraded = { $place } est à jour.
database-checked = { $tables ->
    [one] { $tables } table examinée
   *[other] { $tables } tables examinées
  } : { $damages ->
    [0] aucun dégât.
    [one] un dégât.
   *[other] { $damages } dégâts.
  }
database-backed-up = Toutes les tables sont dans { $file }.
database-restored = Toutes les tables de { $file } sont revenues.
database-copied = Toutes les tables ont été copiées.
damage-file = Le fichier est abîmé : { $what }.
damage-facts = Table { $table } : ce qui a été convenu à l’ouverture est illisible.
damage-seats = Table { $table } : elle n’a que { $seats } de ses { $players } places.
damage-end = Table { $table } : la fin de son journal manque (lignes écrites : { $written }, restantes : { $left }), ou une copie plus ancienne a pris sa place.
damage-log = Table { $table } : son journal n’est pas ce qui a été écrit, à partir de la ligne { $line }.

## What a messenger shows of a link

preview-house = Mastaba : cinq jeux d’archéologie
preview-house-about = Fouille, échange et bâtis dans le navigateur : avec des amis grâce à un lien, autour d’un écran ou contre des robots. Sans compte.
preview-invitation = { $host } t’invite à jouer à { $title }
preview-invitation-alone = On t’invite à jouer à { $title }
preview-table = { $host } joue à { $title }
preview-table-alone = Une table : { $title }

## At the table

server-waiting = C’est à { $player } de jouer.

## What cannot be done

error-malformed = Cette demande est illisible : { $reason }.
error-too-large = La demande est trop longue.
error-not-found = Il n’y a rien ici.
error-not-allowed = Cela ne se fait pas ici.
error-internal = Le serveur a eu un problème. C’est noté ; rien n’a changé.
error-unknown-table = Il n’y a pas de table « { $table } ».
error-no-secret = Cette table est réservée à ceux qui en ont le lien.
error-wrong-secret = Ce lien n’ouvre pas cette table ; l’hôte a peut-être redonné la place.
error-invitation-used = Cette invitation a déjà servi, ou une nouvelle l’a remplacée. Demande à qui te l’a envoyée.
error-code-as-secret = Le code d’une invitation ne peut pas servir de secret : qui l’a envoyé le connaît.
error-not-kept = Cela n’a pas pu être noté : rien n’a changé. Réessaie.
error-not-your-seat = La place { $seat } n’est pas la tienne.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-host-only = Seul l’hôte de la table peut faire cela.
error-stale = La partie a changé entre-temps. Regarde la table, puis décide.
error-foreign-host = Ce serveur ne répond pas au nom « { $name } ». S’il le doit, démarre-le avec --public et cette adresse.
error-foreign-origin = Les pages de { $origin } ne peuvent pas jouer ici ; ouvre la page de Mastaba elle-même.
error-locked = Mauvaise ligne : regarde encore, tu pourras pointer dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-in-race = Pas pendant que tout le monde cherche la ligne.
error-read-only = Cette table a été jouée avec la version { $then } des règles, et celle-ci est la version { $now } : on peut la regarder, pas la continuer.
error-damaged = Ce qui reste de cette table a été abîmé : on peut la regarder, pas la continuer.
error-unreadable = Ce qui reste de cette table ne peut pas être lu pour l’instant. Réessaie ; si cela dure, le fichier est abîmé.
error-rules-changed = Les règles de ce jeu ont changé depuis : on peut regarder la table, pas la continuer.
error-archived = Personne n’est venu à cette table depuis si longtemps qu’elle a été rangée. Si la partie était finie, sa feuille reste disponible.
error-broken = Ce qui reste de cette table ne peut pas être rejoué : on peut la regarder, pas la continuer.
error-no-such-moment = La décision { $number } n’a pas encore été prise : il y en a { $now }.
error-bad-record = { $kind ->
    [garbled] Ce n’est pas la feuille de partie d’un jeu de Mastaba. Une feuille de partie est un texte qui commence par « mastaba = ».
    [damaged] Cette feuille de partie est abîmée : elle est illisible à partir de la ligne { $line }. Il en manque peut-être la fin.
    [seen] Cette feuille de partie ne dit que ce qu’un joueur voyait d’une partie encore en cours : on ne peut pas la revoir.
    [several] Il y a plusieurs parties ici : ouvre-les une par une.
    [altered] La ligne { $line } de cette feuille de partie n’est pas telle qu’elle a été écrite : quelqu’un l’a modifiée.
    [rules] Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : on ne peut pas la revoir.
    [action] Cette feuille de partie ne tient pas : à la ligne { $line }, elle raconte un coup que les règles interdisent.
   *[other] Cette feuille de partie ne peut pas être ouverte : ce que dit la ligne { $line } ne va pas.
  }
error-record-forgotten = Cette partie n’est plus ouverte ici : ouvre de nouveau son fichier.
error-no-such-eyes = Personne ne regarde cette partie de là.
error-eyes-closed = Tant que la partie dure, tu vois ce que tu sais, et rien de plus ; ensuite, tout pourra être regardé.
error-play-on-running = Cette partie est encore en cours : la rejouer à partir d’un moment passé montrerait ce qui est caché. Tu le pourras dès qu’elle sera finie.
error-no-lesson = Ce jeu n’a pas de partie d’initiation.
error-play-on-over = À ce moment-là, la partie est finie : reviens un peu en arrière, puis rejoue.
error-not-over = La feuille de partie n’est disponible qu’une fois la partie terminée.
error-rematch-not-over = La revanche se joue une fois la partie terminée.
error-no-hint = Aucun robot ne peut te conseiller pour le moment.
error-hint-alone = Pas de conseil ici : à toi de trouver la ligne.
error-not-on-turn = Ce n’est pas à toi de décider.
error-seat-count = { $title } à { $players } demande { $players } places, pas { $given }.
error-level-for-person = Seul un robot a un niveau.
error-blank-name = Un nom compte au moins une lettre.
error-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table : prends un autre nom, pour qu’on sache qui est qui.
error-first-twice = Qui commence est dit deux fois : dans « first » et dans la donne.
error-bot-seat = Un robot occupe la place { $seat }.
error-seat-claimed = Quelqu’un occupe déjà la place { $seat }.
error-not-ready = Le serveur ne peut pas lire ses tables pour l’instant. Réessaie bientôt.
error-store-failed = Le coup n’a pas pu être noté : il n’est pas joué. Réessaie.
error-too-many-requests = C’était trop à la fois. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-tables = Beaucoup de tables viennent d’être ouvertes depuis ton adresse. Ouvre la suivante dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-hints = Tu as demandé beaucoup de conseils. Réfléchis par toi-même pendant { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }, puis redemande.
error-too-many-records = Beaucoup de parties viennent d’être ouvertes depuis ton adresse. Ouvre la suivante dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-files = Beaucoup de parties viennent d’être enregistrées depuis ton adresse. Enregistre la suivante dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-sockets = Trop de pages sont ouvertes depuis ton adresse. Fermes-en, ou réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-devices = Cette place est ouverte à trop d’endroits. Fermes-en un, ou réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-too-many-onlookers = Il y a tant de spectateurs à cette table qu’il n’y a plus de place. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-say-hello = Le premier message d’une connexion dit qui est là.
error-text-only = Les messages sont du texte ici, pas du binaire.
error-action-or-clicked = Une question nomme une action, ou ce que tu as touché : l’un des deux.

## What is wrong with what was sent

malformed-empty = elle est vide
malformed-json = ce n’est pas du JSON (octet { $byte })
malformed-cut = elle s’arrête en chemin
malformed-letters-unknown = elle contient des lettres qui ne sont pas en UTF-8
malformed-deep = trop de crochets dans des crochets
malformed-missing = il manque « { $name } »
malformed-unknown = « { $name } » n’a pas de sens ici
malformed-kind = il faut { $wanted }, pas { $given }
malformed-least = il faut { $bound } ou plus
malformed-most = il faut { $bound } ou moins
malformed-short = c’est trop court : au moins { $bound }
malformed-long = c’est trop long : au plus { $bound }
malformed-letters = il y a là des lettres, ou un nombre de lettres, qui n’y ont pas leur place
malformed-choice = { $given } n’est pas un choix possible
malformed-large = le nombre est trop grand
malformed-other = ce n’est pas ce qui est attendu ici
malformed-a-int = un nombre entier
malformed-a-float = un nombre
malformed-a-str = un texte
malformed-a-bool = vrai ou faux
malformed-a-null = rien
malformed-a-object = un objet
malformed-a-array = une liste

## Bots

server-bot-slow = { $name } a trop tardé et réfléchit de nouveau.
server-bot-failed = { $name } a trébuché ({ $reason }) et réfléchit de nouveau.
server-bot-random = { $name } n’a pas su se décider et joue au hasard.

### Robots venus d’ailleurs

help-code = Ton propre robot : un fichier Python avec une fonction choose ; il joue sous le nom du fichier. Peut être répété.
help-program = Un robot dans n’importe quel langage : un nom et la commande qui le lance. Peut être répété.
help-patience = Combien de secondes un programme peut mettre à répondre.
help-bot = Laisser un de nos robots répondre à des questions en lignes de JSON, pour que d’autres programmes puissent l’affronter.
help-level = Le niveau du robot.
example-bot = mastaba tournament --game saqqara --players twin,medium --program "twin=mastaba bot --level medium"
error-bot-name = Un robot se nomme en lettres, chiffres, points, tirets et tirets bas, pas « { $given } ».
error-bot-taken = Il y a déjà un robot « { $given } » ; donne un autre nom au tien.
error-program = Un programme se donne sous la forme NOM=COMMANDE, pas « { $given } ».
error-bot-code = { $file }, ligne { $line } : { $error }
error-bot-no-choose = { $file } n’a pas de fonction choose, ni de classe Bot qui en ait une.
error-bot-parameter = { $file } : « { $given } » ne peut pas être demandé ; ce qui peut l’être : { $known }.
error-bot-illegal = { $name } a répondu { $answer }, qui n’est pas parmi les actions permises : { $legal }.
error-bot-start = { $name } ne peut pas être lancé : { $reason }.
error-bot-left = { $name } s’est arrêté (code { $code }) quand on lui a dit « { $asked } ».
error-bot-slow = { $name } n’a pas répondu à « { $asked } » en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-bot-garbled = { $name } a répondu { $answer } ; il faut une ligne de JSON comme { $example }.
error-bot-wants = { $name } veut { $given } ; ce qu’il peut vouloir : { $known }.
error-bot-number = { $name } a répondu à la question { $given } alors que la question { $number } était posée.
error-bot-said = { $name } dit : { $error }

### Analyse

help-analyse = Revoir une partie finie : ce que chacun pouvait attendre à chaque décision, ce qui valait mieux, la part de la chance et celle du talent, toujours d’après ce que le joueur savait alors.
example-analyse = mastaba analyse partie.toml --html partie.html
help-analyse-iterations = Combien de parties essaie chaque recherche d’une décision.
help-analyse-seconds = Combien de temps regarder une décision, au lieu d’un nombre d’essais.
help-html = Écrire une page avec un graphique.
help-line = La ligne de la feuille, dans un fichier qui en contient plusieurs.
error-effort = Donne --iterations ou --seconds, pas les deux.
error-unfinished = { $file } s’arrête après { $count ->
    [one] une action
   *[other] { $count } actions
  } ; seule une partie finie s’analyse.
error-line = { $file } n’a pas de feuille de partie à la ligne { $given }.
error-which-line = { $file } contient { $count } feuilles ; dis laquelle avec --line.
analysis-looking = Examen
analysis-title = { $title }, la partie revue
analysis-step = Nº
analysis-who = Joueur
analysis-expected = attendu
analysis-luck = chance
analysis-played = Joué
analysis-better = Mieux
analysis-loss = perdu
analysis-start = au début
analysis-unforeseen = imprévu
analysis-mistakes = ses erreurs
analysis-gifts = erreurs des autres
analysis-end = résultat
analysis-count = erreurs
analysis-of = { $mistakes } sur { $decisions }
analysis-mistakes-all = Chaque erreur
analysis-link = nº { $step } ({ $loss })
analysis-biggest = Les plus grosses erreurs :
analysis-mistake = Nº { $step }, { $played } : mieux valait { $better } ({ $loss } de perdu)
analysis-because = { $told } ; { $why }.
analysis-plain = { $told }.
analysis-none = Personne n’a commis d’erreur claire.
analysis-forced = { $count ->
    [0] Chaque action était un choix.
    [one] Une action ne laissait pas de choix et n’est pas montrée.
   *[other] { $count } actions ne laissaient pas de choix et ne sont pas montrées.
  }
analysis-explained = Les nombres sont des centièmes de victoire : 100 pour qui gagne, une part pour chacun en cas d’égalité et, avant la fin, la chance de gagner ; ceux de tous les joueurs font 100. Chaque décision est jugée d’après ce que le joueur savait alors ; seul ce qui est pire sans aucun doute compte comme erreur. La chance, c’est ce que le hasard et les cartes cachées ont donné ou pris ; l’imprévu, ce que le hasard n’explique pas : l’analyse l’avait mal jugé, ou chaque perte était trop petite pour être sûre. Au début + chance + imprévu + ses erreurs + erreurs des autres = résultat.
analysis-graph = Ce que chacun pouvait attendre, d’après ce qu’il savait, décision par décision
analysis-decisions = Chaque décision
analysis-sums = Chance et talent

### Ce qui ne peut pas être distribué

error-advised-target = Les parties de joueurs heuristiques se jouent sur python ou cpu.
error-gpu = Il n’y a pas de GPU CUDA ici (NUMBA_ENABLE_CUDASIM=1 en simule un, lentement).
error-batch-actions = Un pas prend un nombre entier par partie, { $count } en tout, et non { $given }.
error-search = Une recherche n’a pas « { $given } » ; elle a { $known }.
error-number = { $name } est un nombre, pas « { $given } ».
error-choice = { $name } vaut { $choices }, pas { $given }.
error-switch = { $name } vaut true ou false, pas { $given }.
error-whole = { $name } est un nombre entier, pas { $given }.
error-range = { $name } va de { $least } à { $most } ; { $given } n’y est pas.
error-players = { $title } se joue de { $least } à { $most }, pas à { $given }.
error-option = { $title } n’a pas d’option « { $given } » ; il y a { $known }.
error-seed = Une graine est un nombre entier de 0 à { $most }, pas { $given }.
error-names = Il y a { $players } joueurs, mais { $names ->
    [one] un nom
   *[other] { $names } noms
  }.
error-deal-key = Une donne n’a pas de « { $given } » dans { $title } ; elle a { $known }.
error-deal-first = Dans une donne, first est une place de 1 à { $players }, pas { $given }.
error-deal-seats = Dans une donne, { $name } dit une chose pour chacune des { $players } places, pas { $given }.
error-deal-words = Dans une donne, { $name } est une liste de mots, pas { $given }.
error-deal-unused = La donne laisse { $count ->
    [one] une carte
   *[other] { $count } cartes
  } dans la boîte, dont { $card }.
error-deal-unknown = La boîte ne contient aucune pièce « { $card } » ({ $name }).
error-deal-many = { $name } demande trop de pièces « { $card } » : la boîte en a { $count }.
error-deal-place = { $card } ne peut pas être dans { $name }.
error-deal-size = { $name } prend { $size ->
    [one] une pièce
   *[other] { $size } pièces
  } de la boîte, pas { $count }.
error-study = Ce qui écrit les fichiers { $ending } n’est pas installé : pip install 'mastaba[study]'

## Le dossier d’un jeu

error-folder-missing = { $file } : { $name } manque ({ $about }).
error-folder-function = { $file } : { $name } doit être une fonction { $wanted }.
error-folder-kind = { $file } : { $name } doit être du type { $wanted } ({ $about }).
error-folder-field = { $file } : il faut à { $name } un champ « { $wanted } ».
error-folder-seats = { $file } : { $name } prévoit { $given ->
    [one] une place
   *[other] { $given } places
  } ; la recherche n’en admet que { $most }.
error-folder-events = { $file } : { $name } et Event doivent nommer les mêmes événements ; « { $given } » n’est que dans l’un d’eux.
error-folder-secret = { $file } : { $name } manque, alors que l’état garde « { $field } » secret.

## Ce qu’on peut savoir, et l’aide

odds-certain = certain
odds-nearly-certain = presque certain
odds-likely = probable
odds-rather = plutôt oui
odds-even = une chance sur deux
odds-rather-not = plutôt non
odds-unlikely = peu probable
odds-rare = presque exclu
odds-impossible = impossible
odds-none = rien
error-no-help = À cette table, il a été convenu de jouer sans conseils, sans entraîneur et sans probabilités.
error-analysis-running = Cette partie est encore en cours : une analyse montrerait ce qui est caché. Tu pourras la demander dès qu’elle sera finie.
error-no-such-line = Il n’y a pas de suite à montrer pour le coup { $step } : ce n’était pas une erreur, ou personne ne l’a encore examiné.
error-too-many-analyses = Tu as fait analyser beaucoup de parties. La prochaine pourra commencer dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
## Énigmes

help-puzzles = Les énigmes trouvées par la machine : en fabriquer, et vérifier celles qu’il y a.
example-puzzles = mastaba puzzles check saqqara
help-puzzles-make = Faire jouer des robots forts jusqu’à trouver autant d’énigmes : des moments où une seule action est nettement la meilleure alors qu’une autre en a l’air. Reprend là où on l’a interrompu.
help-puzzles-check = Revoir chaque énigme avec dix fois plus d’essais que pour la trouver, et retirer celles qui ne tiennent pas. Celles qui sont déjà confirmées restent telles quelles.
help-puzzles-file = Le fichier des énigmes. Sans lui, celui du dossier du jeu.
help-puzzles-count = Combien d’énigmes il doit y avoir.
help-puzzles-tries = Combien de parties essaie chaque recherche.
help-puzzles-again = Revoir aussi les énigmes déjà confirmées.
puzzles-game = Partie { $number } : { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzles-made = { $count ->
    [one] 1 énigme
   *[other] { $count } énigmes
} dans { $file }
puzzles-stands = tient, après { $moment ->
    [one] 1 décision
   *[other] { $moment } décisions
} : { $solution }
puzzles-falls = ne tient pas, après { $moment ->
    [one] 1 décision
   *[other] { $moment } décisions
} : { $solution }
puzzles-checked = { $file } : { $held } sur { $looked } tiennent ({ $share } %)

## Énigmes, donnes du jour, parcours

error-no-puzzle = Cette énigme n’existe pas.
error-no-such-day = Il n’y a pas eu de donne ce jour-là.
puzzle-wrong = Ce n’est pas ça : il y a nettement mieux.
puzzle-wrong-tempting = C’est ce que presque tout le monde ferait, et ce n’est pas le meilleur coup.
puzzle-shares = Après ce coup, tu peux espérer { $share } % de la victoire ; le meilleur en vaut { $best } %.
record-not-over = Une partie compte quand elle est finie.
record-no-seat = Seul quelqu’un de la table peut faire compter la partie.
record-hot-seat = Vous étiez plusieurs à cet écran : la partie ne compte pour personne, sauf si tu dis quelle place était la tienne.
record-lesson = Une première partie ne compte pas.
record-arranged = Une donne choisie ne compte pas.
record-counted = Cette partie est déjà comptée.
