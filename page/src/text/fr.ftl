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
away = pas connecté
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

share-why = Chaque lien est une place. Envoie-le à une seule personne : qui l’a joue cette place.
here-now = est là
not-here-yet = pas encore là
has-left = { $name } a quitté la table ; un robot continue.
has-left-short = a quitté la table
robot-plays = parti, un robot joue
link-copied = Lien copié.
link-by-hand = Copie le lien depuis le champ.
link-new = Voici un nouveau lien ; l’ancien ne marche plus.
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
keys-help = Touches : Tab et flèches déplacent, Entrée choisit, Échap annule, 1 à 9 pressent les boutons, U reprend, H conseille, R ouvre les règles.
