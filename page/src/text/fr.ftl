### The page: what only the browser says.

title = Mastaba : cinq jeux d’archéologie
tagline = Cinq jeux d’archéologie. Creuse contre des robots, autour d’un écran ou avec des amis par lien.
home-credits = Les jeux et leurs titres appartiennent à leurs auteurs et éditeurs. Règles écrites avec nos mots, images dessinées pour Mastaba.

## Home

the-games = Les jeux
play-now = Jouer
open-table = Ouvrir une table
open-table-of = Ouvrir une table de { $title }
watch = Regarder
watch-title = Regarder des robots jouer à { $title }
seats-and-time = { $seats } joueurs · { $minutes } min
my-tables = Mes tables
finished = terminée
forget = Retirer cette table de { $title } de la liste
with = avec { $names }
score-is = points { $score }
won-by = gagné par { $names }
table-lost = ne s’ouvre plus d’ici
table-removed = { $title } n’est plus dans la liste.
put-back = La remettre
tables-as-known = Pas de connexion : voici tes tables telles qu’on les connaît.
finished-tables = { $count ->
    [one] Une terminée
   *[other] { $count } terminées
  }
how-to-play = Règles
rules-of = Règles de { $title }
robots-of = { $title } : contre combien de robots
robots-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
  }
level-of = { $title } : force des robots
join = Rejoindre une table
join-how = Colle le lien qu’un ami t’a envoyé.
join-go = Rejoindre
join-wrong = Ce n’est pas le lien d’une place : il finit par /t/…#…
again = Réessayer

## A new table

how-many = Combien de joueurs ?
who-sits = Qui joue où ?
seat-me = Toi
seat-bot = Robot
seat-link = Un ami, par lien
seat-here = Quelqu’un devant cet écran
seat-kind = Place { $seat } : qui joue
seat-level = Place { $seat } : force du robot
seat-name = Place { $seat } : nom
seat-plain = Place { $seat }
name = Nom
who-begins = Qui commence ?
begins-chance = Le hasard décide
rulings = Points de règle et variantes
deal = Distribuer
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-random = au hasard

## At the table

laying = On dresse la table …
table-closed = Cette table ne s’ouvre pas
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
log = Récit
close = Fermer
cancel = Annuler
yes = Oui
save = Garder
copy = Copier
your-turn = À toi de jouer
turn-of = À { $name } de jouer
the-table = La table
opponent-open = Ce que possède { $name }
seen-enough = Tu as vu ce que ça donne ? C’est ensuite à { $name }.
pass-on = Cacher et passer à { $name }
opponents = Adversaires
your-hand = Ta main
what-now = Ce que tu peux faire
skip-to-prompt = Aller à ce que tu peux faire
is-deciding = réfléchit
points = points
face-down = face cachée
piece-legal = { $name }, à choisir
waiting-for = { $name } réfléchit …
why-not-your-turn = C’est à { $name } de jouer.
now-what = Et maintenant ?
now-where = Et maintenant, où ?
confirm-play = { $label } ?
hint-sought = On cherche un conseil …
hint-says = Conseil : { $label }
play-it = Le jouer
since-your-turn = Depuis ton dernier tour
start = La table est dressée
open-moment = Montrer la table à ce moment
looking-back = Retour en arrière : la table après la décision { $number }.
back-to-now = Revenir au présent
offline = Pas de connexion au serveur. Rien n’est perdu : on réessaie.
game-over = Partie terminée
offline-move-waits = Pas de connexion. Ton coup attend et partira tout seul dès qu’elle revient.
move-overtaken = Ton coup est arrivé trop tard : la table avait continué sans lui.
move-left = Ton dernier coup n’est pas parti : il n’y avait pas de connexion.
open-rule = Ouvrir la règle { $rule }
in-the-box = Dans la boîte
credits = Un jeu de { $designer }, édité par { $publisher } en { $year }.

## Hot-seat

pass-screen = Passe l’écran à { $name }
nobody-looks = Les autres détournent les yeux.
i-am = Je suis { $name }

## The end

result-you = Tu gagnes !
rematch = Revanche
rematch-laid = La revanche est prête ; ta place t’attend.
join-rematch = Rejoindre la revanche
look-at-table = Voir la table
show-result = Résultat
download-record = Télécharger la feuille de partie

## Invite and leave

has-left = { $name } a quitté la table ; un robot continue.
robot-plays = parti, un robot joue
link-copied = Lien copié.
link-by-hand = Copie le lien depuis le champ.
reissue = Nouveau lien
nobody-to-invite = Personne ne manque à cette table.
your-name = Ton nom
leave = Quitter la table
leave-sure = Un robot prendra ta place pour de bon.
yes-leave = Quitter

## Preferences

language = Langue
theme = Couleurs
theme-auto = comme le système
theme-light = claires
theme-dark = sombres
pace = Vitesse des animations
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-none = aucune
prefer-forced = Jouer tout seuls les coups forcés
prefer-confirm = Demander avant chaque coup
prefer-swift = Jouer aussitôt s’il ne reste qu’un endroit
prefer-help = Montrer ce qu’un coup rapporterait
prefer-sound = Sons
prefer-vibration = Vibrer quand c’est à moi
prefer-notify = Me prévenir quand c’est à moi et que je regarde ailleurs
notify-forbidden = Ce navigateur l’interdit : c’est à régler dans ses paramètres pour ce site.
keys-help = Touches : Tab et flèches déplacent, Entrée choisit, Échap annule, 1 à 9 pressent les boutons, U reprend, H conseille, I explique ce qui a le focus, R ouvre les règles.

## What things are

you = Toi
whose-turn = À qui de jouer
about-turn = C’est à cette personne de décider.
about-seat = Nom et signe de ce joueur ; ce qu’il vient de faire garde un anneau à sa couleur.
about-away = { $name } n’est pas connecté en ce moment.
about-score = Ce que ce joueur a marqué jusqu’ici.
about-score-hidden = Une partie de ces points est cachée : on n’en saura pas plus avant la fin.
about-undo = Reprend ta dernière décision. (U)
about-hint = Propose un coup et dit ce qu’il apporte. (H)
about-rules = Les règles, avec une recherche. (R)
about-settings = Langue, couleurs, vitesse, son, ton nom.
about-share = Les liens pour qui manque encore.
about-log = Ce qui s’est passé, tour par tour ; une ligne montre ce moment.
about-cannot = { $why }
about-show-again = Rejoue sur la table ce qui s’est passé depuis ton dernier tour.
show-again = Revoir
log-more = La suite plus bas
why-veiled = Il faut d’abord que quelqu’un prenne l’écran.

## Introduction and rules

intro-goal-title = De quoi il s’agit
how-you-win-title = Comment on gagne
intro-turn-title = Ton tour
intro-hold = Garde le doigt sur n’importe quoi pour le voir en grand et savoir à quoi ça sert.
intro-hover = Laisse le pointeur sur n’importe quoi pour le voir en grand et savoir à quoi ça sert.
intro-go = C’est parti
intro-again = Revoir l’introduction
legend = Ce que disent les images
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-not-found = Rien dans les règles ne contient « { $sought } ».

## Friends: inviting, coming in, looking on

invite-title = Invite tes amis
invite-why = { $count ->
    [one] Il manque encore quelqu’un. Montre le code ou envoie le lien : il ouvre cette place une seule fois, à une seule personne.
   *[other] Il manque encore { $count } personnes. Montre à chacune un code ou envoie un lien : il ouvre cette place une seule fois, à une seule personne.
  }
invite-all-here = Tout le monde est à table.
invite-later = À table : on joue dès qu’ils arrivent
invite-play = À table
invite-somebody = Inviter quelqu’un à cette place
invite-message = Une partie de { $title } ? Ta place t’attend.
link-for = Invitation pour { $name }
qr-of = QR code : { $label }
copy-link = Copier le lien
send-link = Envoyer…
address-only-here = Ces liens ne s’ouvrent que sur cette machine. Pour que d’autres puissent entrer, lance Mastaba avec : mastaba serve --host 0.0.0.0
address-choice = Adresse dans les liens
reissue-sure = { $name } devra quitter la table et ne pourra revenir qu’avec le nouveau lien.
yes-reissue = Oui, un nouveau lien
my-link = Emporter ma place sur un autre appareil
my-link-how = Ouvre ce lien sur l’autre appareil. Dès que tu t’y assieds, cet écran rend la place.
my-link-message = Ma place à { $title }
watch-link = Laisser quelqu’un regarder
watch-link-how = Qui regarde voit ce que tout le monde sait, et la main de personne.
watch-message = Viens regarder notre partie de { $title }
watchable = Qui a l’adresse peut regarder
not-watchable = L’hôte a fermé cette table aux spectateurs.
open-screen = Montrer la table sur un grand écran
onlookers = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
looking-on = Tu regardes la partie.
back-to-my-seat = Revenir à ma place
waiting-invited = On attend l’arrivée de { $name }…
waiting-away = On attend le retour de { $name }…
presence-here = là
presence-away = absent
presence-invited = invitation envoyée
presence-robot = robot
presence-left = parti, un robot joue
news-joined = { $name } s’installe à la table.
news-came = { $name } est là.
news-went = { $name } s’est absenté.
news-moved = { $name } joue maintenant sur un autre appareil.
news-reissued = La place de { $name } a un nouveau lien.
news-left = { $name } a quitté la table ; un robot continue.
seat-moved-title = Tu joues maintenant sur un autre appareil
seat-moved = Ta place est maintenant sur un autre appareil. Si ce n’était pas toi, demande un nouveau lien à l’hôte.
invitation-dead = Cette invitation ne fait plus entrer personne
invitation-dead-how = Un nouveau lien te fera entrer ; en attendant, tu peux regarder.
look-on = Regarder
welcome-by = { $host } t’invite à jouer à { $title }
welcome-to = On t’invite à jouer à { $title }
welcome-hand = La table est sur le grand écran ; ce téléphone sera ta main.
sit-down = M’asseoir
who-is-here = À la table
handover-title = Reprends ta place sur cet appareil
handover-how = { $title } : la place de { $name } passe ici, l’autre appareil la rend.
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
