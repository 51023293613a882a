### The page: what only the browser says.

title = Mastaba : cinq jeux d’archéologie
tagline = Cinq jeux d’archéologie. Joue contre des robots, à plusieurs sur un écran ou à distance entre amis.
home-credits = Les jeux et leurs titres appartiennent à leurs auteurs et éditeurs. Règles écrites avec nos mots, images dessinées pour Mastaba.

## Home

the-games = Les jeux
play-now = Jouer
open-table = Ouvrir une table
open-table-of = Ouvrir une table : { $title }
watch = Regarder
watch-title = Regarder des robots jouer à { $title }
seats-and-time = { $seats } joueurs · { $minutes } min
my-tables = Mes tables
finished = terminée
forget = Retirer de la liste : { $title }
with = avec { $names }
score-is = score { $score }
won-by = gagnée par { $names }
table-lost = ne peut plus être ouverte ici
table-removed = { $title } n’est plus dans la liste.
put-back = Remettre
tables-as-known = Pas de connexion : voici tes tables au dernier état connu.
finished-tables = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
  }
how-to-play = Règles
rules-of = Règles : { $title }
robots-of = { $title } : nombre de robots
robots-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
  }
level-of = { $title } : niveau des robots
join = Rejoindre une table
join-how = Colle le lien qu’un ami t’a envoyé.
join-go = Rejoindre
join-wrong = Ce lien est incomplet : colle-le en entier.
again = Réessayer

## A new table

how-many = Combien de joueurs ?
who-sits = Qui joue à chaque place ?
seat-me = Toi
seat-bot = Robot
seat-link = Un ami, à distance
seat-here = Quelqu’un sur cet écran
seat-kind = Place { $seat } : qui joue
seat-level = Place { $seat } : niveau du robot
seat-name = Place { $seat } : nom
seat-plain = Place { $seat }
name = Nom
who-begins = Qui commence ?
begins-chance = Tirage au sort
rulings = Points de règle et variantes
deal = Commencer la partie
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

## At the table

laying = On installe la partie…
table-closed = Impossible d’ouvrir cette table
seat-given-away = Ce lien n’ouvre plus la table : la place a reçu un nouveau lien.
table-kept = Cette table ne peut plus être jouée
decisions-kept = { $count ->
    [one] Une décision y a été prise par { $names }.
   *[other] { $count } décisions y ont été prises par { $names }.
  }
another-table = Ouvrir une nouvelle table
to-home = Tous les jeux
tools = Outils
undo = Reprendre
hint = Conseil
rules = Règles
settings = Réglages
share = Inviter
log = Journal
explanation = Explication
close = Fermer
cancel = Annuler
yes = Oui
save = Enregistrer
copy = Copier
your-turn = À toi de jouer
turn-of = À { $name } de jouer
the-table = La table
opponent-open = Ce que possède { $name }
seen-enough = Tu as bien vu ? C’est maintenant à { $name }.
pass-on = Cacher et passer à { $name }
opponents = Adversaires
your-hand = Ta main
what-now = Ce que tu peux faire
skip-to-prompt = Aller à ce que tu peux faire
is-deciding = réfléchit
points = points
face-down = face cachée
piece-legal = { $name }, jouable
labelled = { $name } : { $value }
waiting-for = { $name } réfléchit…
why-not-your-turn = C’est à { $name } de jouer.
now-what = Et maintenant ?
now-where = Choisis maintenant l’endroit.
confirm-play = { $label } ?
hint-sought = Recherche d’un conseil…
hint-says = Conseil : { $reason }
play-it = Jouer ce coup
deeds-of = { $name } :
since-your-turn = Depuis ton dernier tour
start = La partie est prête
open-moment = Revoir la table à ce moment
looking-back = Retour en arrière : la table après la décision { $number }.
back-to-now = Revenir au présent
offline = Pas de connexion au serveur. Rien n’est perdu : on réessaie.
game-over = Partie terminée
offline-move-waits = Pas de connexion. Ton coup est en attente et partira tout seul à son retour.
move-overtaken = Ton coup est arrivé trop tard : la partie avait avancé.
move-left = Ton dernier coup n’a pas pu être envoyé : il n’y avait pas de connexion.
open-rule = Ouvrir la règle { $rule }
in-the-box = Dans la boîte
credits = Un jeu de { $designer }, édité par { $publisher } en { $year }.

## Hot-seat

pass-screen = Passe l’écran à { $name }
nobody-looks = Les autres regardent ailleurs.
i-am = Je suis { $name }

## The end

result-you = Tu gagnes !
rematch = Revanche
rematch-laid = La revanche est prête ; ta place t’attend.
join-rematch = Rejoindre la revanche
look-at-table = Voir la table
show-result = Résultat
download-record = Télécharger la feuille de partie
download-page = Garder comme page

## Invite and leave

has-left = { $name } a quitté la table ; un robot joue à sa place.
robot-plays = un robot joue à sa place
link-copied = Lien copié.
link-by-hand = Copie le lien affiché dans le champ.
reissue = Nouveau lien
nobody-to-invite = La table est complète.
your-name = Ton nom
leave = Quitter la table
leave-sure = Un robot prendra définitivement ta place.
yes-leave = Quitter

## Preferences

language = Langue
theme = Couleurs
theme-auto = celles du système
theme-light = claires
theme-dark = sombres
pace = Vitesse des animations
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-none = aucune
prefer-forced = Jouer automatiquement les coups forcés
prefer-confirm = Confirmer chaque coup
prefer-swift = Jouer sans second toucher quand une seule place est possible
prefer-help = Montrer ce que rapporterait un coup
prefer-sound = Sons
prefer-vibration = Vibrer quand c’est mon tour
prefer-notify = Me prévenir quand c’est mon tour et que je regarde ailleurs
notify-forbidden = Ton navigateur l’interdit : change ses réglages pour ce site.
keys-help = Clavier : Tab et flèches pour se déplacer, Entrée pour choisir, Échap pour annuler, 1 à 9 pour les boutons, U pour reprendre un coup, H pour un conseil, I pour savoir ce qu’est l’élément choisi, R pour les règles.

## What things are

you = Toi
whose-turn = À qui de jouer
about-turn = C’est à cette personne de décider.
about-seat = Nom et emblème du joueur ; ce qu’il vient de faire reste cerclé de sa couleur.
about-away = { $name } est hors ligne pour l’instant.
about-score = Ce que ce joueur a marqué jusqu’ici.
about-score-hidden = Une partie de ces points est cachée : on n’en saura pas plus avant la fin.
about-undo = Reprend ta dernière décision. (U)
about-hint = Propose un coup et dit ce qu’il rapporte. (H)
about-rules = Les règles, avec une recherche. (R)
about-settings = Langue, couleurs, vitesse, son, ton nom.
about-share = Les liens pour ceux qui manquent encore.
about-log = Ce qui s’est passé, tour par tour ; touche une ligne pour revoir ce moment.
about-cannot = { $why }
about-show-again = Rejoue sur la table ce qui s’est passé depuis ton dernier tour.
show-again = Revoir
log-more = La suite plus bas
why-veiled = Il faut d’abord que quelqu’un prenne l’écran.

## Introduction and rules

intro-goal-title = But du jeu
how-you-win-title = Comment gagner
intro-turn-title = Ton tour
intro-hold = Laisse le doigt appuyé sur un élément pour le voir en grand et savoir à quoi il sert.
intro-hover = Laisse le pointeur sur un élément pour le voir en grand et savoir à quoi il sert.
intro-go = C’est parti
intro-again = Revoir l’introduction
legend = Ce que représentent les images
rules-search = Chercher dans les règles
rules-print = Imprimer
rules-as-page = En page entière
rules-example = Exemple : { $title }
rules-step-back = Retour
rules-step-on = Étape suivante
rules-step = { $at } sur { $total }
rules-hits = { $count ->
    [one] Trouvé à un endroit
   *[other] Trouvé à { $count } endroits
  }
rules-hit-next = Endroit suivant
rules-hit-before = Endroit précédent
rules-figures = Les chiffres de la boîte
rules-no-game = Ce jeu n’est pas ici.
rules-no-rule = Il n’y a pas de règle { $rule } dans ce livret.
rules-contents = Sommaire
rules-not-found = Rien dans les règles ne contient « { $sought } ».

## Friends: inviting, coming in, looking on

invite-title = Invite tes amis
invite-why = { $count ->
    [one] Il manque encore quelqu’un. Montre le code ou envoie le lien : il ouvre cette place une seule fois, à une seule personne.
   *[other] Il manque encore { $count } personnes. Montre à chacune un code ou envoie un lien : il ouvre cette place une seule fois, à une seule personne.
  }
invite-all-here = Tout le monde est là.
invite-later = Aller à la table : on joue dès qu’ils arrivent
invite-play = Aller à la table
invite-somebody = Inviter quelqu’un à cette place
invite-message = On joue à { $title } ? Ta place t’attend.
link-for = Invitation pour { $name }
qr-of = QR code : { $label }
copy-link = Copier le lien
send-link = Envoyer…
address-only-here = Ces liens ne s’ouvrent que sur cette machine. Pour que d’autres puissent entrer, lance Mastaba avec : mastaba serve --host 0.0.0.0
address-choice = Adresse dans les liens
reissue-sure = { $name } devra quitter la table et ne pourra revenir qu’avec le nouveau lien.
yes-reissue = Oui, un nouveau lien
robot-instead = Faire jouer un robot
my-link = Emporter ma place sur un autre appareil
my-link-how = Ouvre ce lien sur l’autre appareil. Dès que tu t’y assieds, cet écran rend la place.
my-link-message = Ma place dans la partie : { $title }
watch-link = Laisser quelqu’un regarder
watch-link-how = Les spectateurs voient ce que tout le monde sait, mais la main de personne.
watch-message = Viens nous regarder jouer à { $title }
watchable = Toute personne qui a l’adresse peut regarder
not-watchable = L’hôte a fermé cette table aux spectateurs.
open-screen = Montrer la table sur un grand écran
onlookers = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
looking-on = Tu regardes la partie.
back-to-my-seat = Revenir à ma place
waiting-invited = { $name } n’est pas encore là : on attend…
waiting-away = { $name } est hors ligne : on attend son retour…
presence-here = là
presence-away = hors ligne
presence-invited = invitation envoyée
presence-robot = robot
presence-left = un robot joue à sa place
news-joined = { $name } s’installe à la table.
news-came = { $name } est là.
news-went = { $name } n’est plus là.
news-moved = { $name } joue maintenant sur un autre appareil.
news-reissued = Un nouveau lien a été créé pour { $name }.
news-left = { $name } a quitté la table ; un robot joue à sa place.
news-replaced = { $name } n’a pas rejoint la partie : un robot joue à sa place.
seat-moved-title = Tu joues maintenant sur un autre appareil
seat-moved = Ta place est maintenant sur un autre appareil. Si ce n’était pas toi, demande un nouveau lien à l’hôte.
invitation-dead = Cette invitation n’est plus valable
invitation-dead-how = Il te faut un nouveau lien pour jouer ; en attendant, tu peux regarder.
look-on = Regarder
welcome-by = { $host } t’invite à jouer à { $title }
welcome-to = On t’invite à jouer à { $title }
welcome-hand = La table est sur le grand écran ; ce téléphone sera ta main.
sit-down = Prendre place
who-is-here = Autour de la table
handover-title = Reprends ta place sur cet appareil
handover-how = { $title } : tu joues ici ({ $name }), l’autre appareil rend la place.
handover-go = Reprendre ma place ici

## The big screen

players = Joueurs
screen-join = Scanne un code avec ton téléphone : il devient ta main
screen-race = Tout le monde cherche !
choice-heading = { $words }…
whole-table = Toute la table
back-to-hand = Ma main
look-at-screen = Regarde le grand écran.
seat-phone = Un téléphone
way-screen = Sur un grand écran : chacun joue avec son téléphone
way-screen-how = Cet appareil montre la table, chaque téléphone est une main cachée. Des robots prennent les autres places.

## Watching

show-controls = Regarder
show-pause = Pause
show-play = Reprendre
show-step = Un coup
show-live = Tu vois tout en direct.
show-held = En pause : rien ne s’est passé depuis.
moves-to-come = { $count ->
    [one] 1 coup à venir
   *[other] { $count } coups à venir
  }
about-pause = Arrête le spectacle ou le reprend (espace). Les robots jouent pendant ce temps ; rien n’est perdu.
about-step = Montre le coup suivant, et rien de plus (flèche droite).

## Revoir une partie

replay = Revoir
replay-trouble = Cette partie ne peut pas être montrée
moment = Moment de la partie
moment-of = { $at } / { $total }
show-start = Au début
show-back = Coup précédent
show-end = À la fin
show-earlier = Temps fort précédent
show-later = Temps fort suivant
about-start = Revient avant le premier coup (Début).
about-back = Revient d’un coup en arrière (flèche gauche).
about-end = Va au dernier moment (Fin).
about-earlier = Revient au dernier temps fort avant celui-ci (Page préc.).
about-later = Va au temps fort suivant (Page suiv.).
eyes = Vue de qui
eyes-open = Toutes les cartes ouvertes
eyes-onlooker = Ce que tout le monde sait
eyes-of = Vue : { $name }
about-eyes = Par les yeux de qui tu regardes. Tant que la partie dure, les tiens ; ensuite, ceux de n’importe qui, ou toutes les mains à la fois.
hand-shown = En main : { $name }
moment-link = Lien vers ce moment
more-tools = Plus
about-more = Garder la partie, lien vers ce moment, journal, règles, réglages.
about-moment-link = L’adresse de ce moment précis, vu par ces yeux.
moment-link-how = Qui ouvre ce lien voit la partie exactement à ce moment, par ces yeux.
moment-link-running = La partie est encore en cours : par ce lien, les autres ne voient que ce que tout le monde sait, et seulement si la table est ouverte aux spectateurs.
moment-link-record = Ce lien marche sur ce serveur, tant que la partie y est ouverte. Pour la garder ou la transmettre, envoie la feuille de partie elle-même.
about-save = La partie en un seul fichier qui s’ouvre dans n’importe quel navigateur, sans réseau, se déroule toute seule et montre chaque place.
play-on = Rejouer d’ici
about-play-on = Ouvre une nouvelle table, exactement comme celle-ci était à ce moment.
play-on-later = La partie est encore en cours : la rejouer à partir d’un moment passé montrerait ce qui est caché. Tu le pourras dès qu’elle sera finie.
play-on-how = Une nouvelle table sera mise comme celle-ci était après la décision { $at }. Qui joue où ?
play-on-me = Je joue { $name }
play-on-fair = Tout est posé comme alors, même ce qui est face cachée : les mêmes cartes reviendront. Les robots ne les connaissent pas. Seules les parties finies et les feuilles ouvertes peuvent être rejouées, pour que personne ne regarde dans une main.
play-on-go = Jouer
open-record = Revoir une feuille de partie
open-record-how = Dépose un fichier ici, choisis-en un ou colle son texte : une feuille de fin de partie, de « mastaba play » ou de « mastaba simulate ».
record-text = Texte de la feuille de partie
choose-file = Choisir un fichier…
show-record = La revoir
which-record = { $count ->
    [one] Il contient une seule partie.
   *[other] Il contient { $count } parties. Laquelle ?
  }

## Parties d’initiation

lesson = Première partie
lesson-of = { $title } : première partie, le jeu en cinq minutes
lesson-offer = L’apprendre : première partie (5 min)
lesson-next = Continuer
lesson-skip = Quitter la leçon
lesson-read-on = Lis d’abord la suite : une chose à la fois.
lesson-would = Cela donnerait : { $what } { $instead }
intro-end-title = Quand c’est fini
level-lesson = joue un rôle

## Progresser

odds = Probabilités
about-odds = Ce que tu peux savoir de ce que tu ne vois pas, d’après ce que tu as vu.
odds-how = D’après ce que tu sais, et rien d’autre. Ce qui ne se compte pas exactement est essayé sur des centaines de tables qui seraient pareilles à tes yeux.
odds-counting = On compte…
odds-nothing = Il n’y a rien à compter pour l’instant.
odds-share = { $share } sur 100
odds-about = environ { $share } sur 100
odds-under = moins de 1 sur 100
odds-over = plus de 99 sur 100
no-help = À cette table, il a été convenu de jouer sans conseils, sans entraîneur et sans probabilités.
help-at-table = L’aide à la table
help-allowed = Conseils, entraîneur et probabilités autorisés
help-allowed-how = Sinon, chacun ne compte que sur sa tête.
coach-wanted = Un entraîneur pour { $name }
coach-how = Il regarde ton coup avant qu’il soit joué et te prévient si un autre est nettement meilleur. Il sait ce que tu sais, et personne d’autre ne l’entend.
coach-looks = L’entraîneur regarde ton coup…
coach-warns = L’entraîneur : « { $better } » vaut mieux, d’au moins { $loss } sur 100 : { $why }.
coach-warns-only = L’entraîneur : « { $better } » vaut mieux, d’au moins { $loss } sur 100, dans les parties essayées.
coach-back = Reprendre
coach-anyway = Jouer quand même
analyse = Analyser la partie
analysis = Analyse
about-analysis = Revoit la partie finie : ce que chacun pouvait espérer, les erreurs, et la part de la chance.
analysis-later = Une fois la partie finie, tu pourras l’analyser.
analysis-how = Chaque décision est revue, toujours d’après ce que le joueur savait alors. Cela prend une minute, en arrière-plan : tu peux revoir la partie en attendant.
analysis-failed = L’analyse s’est interrompue. Tu peux la reprendre.
analysis-going = Chaque décision est examinée : { $progress } %
analysis-partial = Voici ce qu’on sait déjà ; l’examen continue.
analysis-graph = Ce que chacun pouvait espérer au fil de la partie ; un clic mène à ce moment
analysis-knew = La part de victoire que chacun pouvait espérer, d’après ce que savait le joueur dont c’était le tour. Les ronds sont les erreurs.
analysis-turns = Tournants de la partie
turn-mistake = Au coup { $at }, { $name } laisse filer { $change } sur 100.
turn-luck = { $way ->
    [up] Au coup { $at }, { $name } a de la chance : { $change } sur 100 de plus.
   *[down] Au coup { $at }, { $name } n’a pas de chance : { $change } sur 100 de moins.
  }
analysis-mistakes = Erreurs
analysis-no-mistakes = Aucune décision n’était nettement moins bonne qu’une autre.
mistake-of = Erreur : { $name }
mistake-line = Coup { $step }, { $name } : { $loss } sur 100 de perdus.
mistake-better = Joué : « { $played } » ; mieux : « { $better } ».
mistake-why = Pourquoi : { $why }.
mistake-why-tried = Rien de certain ne les distingue : ce coup a gagné plus de parties d’essai.
mistake-why-solved = Toutes les suites ont été examinées : ce coup rapporte plus à la fin.
analysis-sums = Chance et talent
analysis-sums-how = En centièmes de la victoire ; chaque ligne tombe juste. Ce que les erreurs des autres ont donné est compté à part de la chance.
sum-start = départ
sum-luck = chance
sum-unforeseen = imprévu
sum-mistakes = ses erreurs
sum-gifts = erreurs des autres
sum-end = fin
line-better = Voir le meilleur coup
line-played = Voir le coup joué
line-better-title = Mieux ({ $at } sur { $total }).
line-played-title = Comme joué ({ $at } sur { $total }).
line-start = La table vue par { $name }.
line-says = { $name } : { $words }.
line-cut = La suite dépend du hasard ou de quelque chose de caché.
line-leave = Retour à la partie
## Énigmes

practice = Énigmes, donnes du jour et parcours
puzzles = Énigmes
puzzle = Énigme
puzzles-about = Des positions tirées de parties entre robots forts : un coup est nettement le meilleur, et un autre en a l’air. Ta première réponse compte.
puzzles-none = Il n’y a pas encore d’énigmes ici.
puzzles-count = { $count ->
    [one] 1 énigme
   *[other] { $count } énigmes
  }
puzzles-solved = { $solved } sur { $tried } du premier coup
puzzles-solve = En résoudre une
puzzle-of-day = Énigme du jour
puzzle-of-day-about = La même pour tout le monde aujourd’hui, { $day }.
puzzle-of-day-tried = Tu as répondu à celle d’aujourd’hui, { $day }. Il y en aura une autre demain.
puzzle-of-day-go = La résoudre
puzzle-of-day-again = La revoir
puzzles-by-game = Par jeu
puzzle-prompt = Trouve le meilleur coup. { $prompt }
puzzle-difficulty = Sa difficulté
about-puzzle-rating = La difficulté de cette énigme : qui a la même cote la résout une fois sur deux. Ta propre cote change avec ta première réponse.
puzzle-rating-mine = Ta cote aux énigmes : { $rating } ± { $doubt }
puzzle-trouble = Impossible d’ouvrir cette énigme
puzzle-simple = simple
puzzle-middling = moyenne
puzzle-tricky = retorse
puzzle-fiendish = redoutable
puzzle-right = Bien vu !
puzzle-not-right = Pas le meilleur coup
puzzle-shown = La solution
puzzle-change = cote { $change }
puzzle-next = Énigme suivante
puzzle-again = Revoir
puzzle-retry = Réessayer
puzzle-show = Voir la solution
puzzle-compare = Comparer les coups
puzzle-share = { $share } % de la victoire
puzzle-share-about = Ce que tu peux espérer de chaque coup si tout le monde joue bien ensuite, et ce qui s’ensuit à coup sûr. Une autre recherche, avec dix fois plus d’essais, a trouvé la même chose.

## Donnes du jour

daily = Donne du jour
daily-about = Chaque jour la même donne et les mêmes robots pour tout le monde, sur n’importe quel serveur. Joue-la autant que tu veux : ton meilleur résultat compte.
daily-today = Aujourd’hui, { $day }
daily-seats = { $players } joueurs, tu as la place { $seat }
daily-won = Gagnée avec { $points } { $points ->
    [one] point
   *[other] points
  } ({ $tries ->
    [one] 1 essai
   *[other] { $tries } essais
  })
daily-lost = { $points } { $points ->
    [one] point
   *[other] points
  }, pas encore gagnée ({ $tries ->
    [one] 1 essai
   *[other] { $tries } essais
  })
daily-again = La rejouer
daily-archive = Les jours passés
daily-to-today = Les donnes d’aujourd’hui
daily-played = { $count ->
    [one] 1 jouée
   *[other] { $count } jouées
  }
level-daily = du jour
share-result = Raconter sans rien révéler
share-copy = Copier le texte
share-picture = Enregistrer une image
share-copied = Copié.
share-title = Mastaba, donne du { $day } : { $title }
share-won = 🏆 Gagné { $own } : { $others }
share-lost = { $own } : { $others }

## Parcours

own-record = Mon parcours
record-about = Ce que ce navigateur a joué et résolu sur ce serveur. Pas de compte : un secret gardé dans ce navigateur dit que c’est à toi.
record-empty = Rien encore : les parties que tu finis et les énigmes auxquelles tu réponds apparaîtront ici.
record-played = jouées
record-won = gagnées
record-streak = victoires de suite
record-longest = plus longue série
record-puzzles = énigmes résolues
record-puzzle-rating = cote aux énigmes
record-skills = Toi parmi les robots
record-skills-about = Calculé par OpenSkill d’après tes parties contre les niveaux ; la barre pâle dit combien c’est incertain.
record-skill = { $rating } ± { $doubt }, au plus près de « { $level } » ({ $games ->
    [one] 1 partie
   *[other] { $games } parties
  })
record-tallies = Par jeu, places et niveau
record-game = Jeu
record-seats = Places
record-against = Contre
record-export = Enregistrer dans un fichier
record-delete = Effacer mon parcours
record-delete-about = Tout ce que ce serveur sait de tes parties et de tes énigmes est effacé aussitôt. On ne pourra pas le retrouver.
record-deleted = Ton parcours est effacé.
record-counts = Cette partie est dans ton parcours.
record-whose = Vous étiez plusieurs à cet écran. Si l’une de ces places était la tienne, la partie peut entrer dans ton parcours :
level-mixed = plusieurs niveaux
level-people = des gens
