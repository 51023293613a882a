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
help-simulate = Jouer beaucoup de parties au hasard et les résumer : points et victoires par place, fins, longueurs.
help-replay = Raconter une partie enregistrée, tour par tour.
help-verify = Recalculer des feuilles de partie. Dit de chacune si elle est juste, ou quelle ligne est fausse. Code 0 si toutes sont justes, 1 sinon, 2 si un fichier est illisible.
help-bench = Mesurer combien de décisions par seconde les règles traitent ici.
help-example = Exemple :
example-games = mastaba games --json
example-rules = mastaba rules saqqara R5.2
example-play = mastaba play saqqara --players 3 --seats me,bot,me --set last_prime=instant
example-simulate = mastaba simulate saqqara --players 2 --games 100000 --out parties.parquet
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
help-cores = Combien de cœurs ; par défaut tous.
help-out = Écrire les parties : .parquet pour des tableaux, .jsonl pour des feuilles.
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
error-file-ending = Les parties s’écrivent en { $table } ou { $records }, pas en { $given }.
error-folder = { $file } ne peut pas être écrit : c’est un dossier, ou son dossier n’existe pas.
error-writing = { $file } ne peut pas être écrit : accès refusé.
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
help-tournament = Faire jouer les robots entre eux : mêmes donnes, places tournantes, classement avec intervalles.
example-tournament = mastaba tournament --game saqqara --players hard,medium --rounds 50 --concurrency 2 --out parties
help-entrants = Qui participe, un niveau par place.
help-rounds = Combien de donnes ; chacune se joue dans toutes les dispositions.
help-concurrency = Combien de parties à la fois.
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
tournament-unrated = Les cotes manquent : ce qui les calcule n’est pas installé (pip install 'mastaba[study]').
simulate-playing = Parties
simulate-checking = Vérification
simulate-faults = Vérifié à chaque pas, pièces, choix et refus : { $faults ->
    [0] les { $games } parties tiennent toutes leurs promesses.
    [one] une partie sur { $games } en rompt une.
   *[other] { $faults } parties sur { $games } en rompent une.
  }
simulate-writing = Écriture
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
level-medium = moyen
level-hard = difficile
level-expert = expert
level-random = au hasard
level-beginner-about = Voit ce qu’un coup fait tout de suite et peu de ce qui suit ; passe souvent à côté du meilleur coup, même d’une victoire.
level-easy-about = Regarde un peu plus loin qu’un débutant, et choisit encore de temps en temps un coup moins bon.
level-medium-about = Compare tous ses coups et prend la victoire quand elle est là ; voit les prochains tours, mais pas de long plan.
level-hard-about = Essaie chaque coup de nombreuses fois avec le sens du jeu ; une grosse erreur est rare.
level-expert-about = Réfléchit jusqu’à deux secondes quand il le faut, n’oublie rien de ce qui a été montré et pèse ce qui peut être caché.
level-random-about = Joue n’importe quel coup possible, sans réfléchir.
levels-fair = Aucun ne voit ce qui est caché à sa place.
levels-usual = (l’habituel)

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
    [garbled] Ce n’est pas la feuille de partie d’un jeu de Mastaba. Une feuille de partie est un texte qui commence par « mastaba = 1 ».
    [seen] Cette feuille de partie ne dit que ce qu’un joueur voyait d’une partie encore en cours : on ne peut pas la revoir.
    [several] Il y a plusieurs parties ici : ouvre-les une par une.
    [altered] La ligne { $line } de cette feuille de partie n’est pas telle qu’elle a été écrite : quelqu’un l’a modifiée.
    [rules] Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : on ne peut pas la revoir.
    [action] Cette feuille de partie ne tient pas : à la ligne { $line }, elle raconte un coup que les règles interdisent ({ $reason }).
   *[other] Cette feuille de partie ne peut pas être ouverte. Ligne { $line } : { $reason }
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
error-batch-actions = Un pas prend { $count } nombres entiers, un par partie, et non { $given }.
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
