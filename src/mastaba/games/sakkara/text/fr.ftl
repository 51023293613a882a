### Sakkara

pitch = Envoie deux ouvriers sur le plateau, récolte navire, blé et pierres, et pose avant l’autre le dôme de ta pyramide.
how-you-win = Tu gagnes sur-le-champ en posant le dôme d’une pyramide avant l’autre.

## What may be done now

action-worker = Placer un ouvrier en { $field }
action-move = Aller de { $start } à { $field }
action-climb = Monter de { $start } à { $field } par l’escalier
action-lay = Poser : { $tile }
action-build = Construire : { $tile }
action-cast = Jouer la combinaison : { $combination }
action-line = Frapper la { $line }
action-at = Balayer autour de { $field }
action-play = Jouer : { $tile }
action-fly = Voler de { $start } à { $field }
action-ride = Avancer encore { $count ->
    [1] d’une case
   *[other] de { $count } cases
  }
action-take = Prendre à l’adversaire : { $tile }
action-push = Pousser { $count ->
    [1] la tuile supérieure
   *[other] les { $count } tuiles supérieures
  } de { $start } à { $field }
action-discard = Défausser : { $tile }
action-end = Finir le tour
action-cut = Couper la défausse : { $count } tuiles dans la pile du bas
action-keep = Laisser la défausse en une pile
action-put = Replacer la pile en { $field }

prompt-workers = Place un ouvrier : il prend la tuile supérieure de sa case.
prompt-turn = { $over ->
    [0] { $moved ->
        [0] Déplace un ouvrier ; joue des tuiles avant et après.
       *[other] Joue encore des tuiles, ou finis ton tour.
      }
    [one] Ton porte-tuiles déborde : défausse encore une tuile.
   *[other] Ton porte-tuiles déborde : défausse encore { $over } tuiles.
  }
prompt-line = Tempête de feu : choisis une rangée ou une colonne où tu as un ouvrier.
prompt-around = Tourbillon : choisis l’ouvrier autour duquel il balaie.
prompt-flying = Oiseau : choisis où vole un de tes ouvriers.
prompt-riding = Cheval : de combien de cases ton ouvrier avance-t-il encore ?
prompt-taking = Serpent : choisis une tuile du porte-tuiles adverse.
prompt-pushing = Bœuf : choisis une pile à côté d’un ouvrier et le nombre de tuiles à pousser.
prompt-cutting = Tu peux couper en deux piles les { $discarded } tuiles défaussées.
prompt-putting = Replace ce que l’autre a défaussé, sur une des cases les plus basses.

## What has happened

event-first = { $player } place le premier ouvrier.
    .player = Tu places le premier ouvrier.
event-worker = { $player } place un ouvrier en { $field }.
    .player = Tu places un ouvrier en { $field }.
event-turn = Tour { $turn } sur { $limit } au plus : { $player }.
    .player = Tour { $turn } sur { $limit } au plus : à toi.
event-moved = { $player } va de { $start } à { $field }.
    .player = Tu vas de { $start } à { $field }.
event-took = { $player } prend en { $field } : { $tile }.
    .player = Tu prends en { $field } : { $tile }.
event-uncovered = En { $field } apparaît : { $tile }.
event-uncovered-hidden = En { $field } apparaît la tuile du dessous.
event-laid = { $player } pose : { $tile }.
    .player = Tu poses : { $tile }.
event-built = { $player } construit au niveau { $level } : { $tile }.
    .player = Tu construis au niveau { $level } : { $tile }.
event-finished = { $player } a terminé le niveau { $level } de sa pyramide.
    .player = Tu as terminé le niveau { $level } de ta pyramide.
event-discarded = { $player } défausse : { $tile }.
    .player = Tu défausses : { $tile }.
event-cast = { $player } joue la combinaison : { $combination }.
    .player = Tu joues la combinaison : { $combination }.
event-struck = { $player } abat la tempête de feu sur la { $line }.
    .player = Tu abats la tempête de feu sur la { $line }.
event-swept = { $player } lève le tourbillon autour de { $field }.
    .player = Tu lèves le tourbillon autour de { $field }.
event-destroyed = { $player } perd une tuile posée : { $tile }.
    .player = Tu perds une tuile posée : { $tile }.
event-played = { $player } joue : { $tile }.
    .player = Tu joues : { $tile }.
event-flew = { $player } vole de { $start } à { $field }.
    .player = Tu voles de { $start } à { $field }.
event-rode = { $player } avance à cheval de { $start } à { $field }.
    .player = Tu avances à cheval de { $start } à { $field }.
event-stole = { $player } prend une tuile à { $victim } : { $tile }.
    .player = Tu prends une tuile à { $victim } : { $tile }.
    .victim = { $player } te prend une tuile : { $tile }.
event-pushed = { $player } pousse { told-tiles-moved } de { $start } à { $field }.
    .player = Tu pousses { told-tiles-moved } de { $start } à { $field }.
event-stuck = { $player } ne peut déplacer aucun ouvrier.
    .player = Tu ne peux déplacer aucun ouvrier.
event-cut = { $player } coupe la défausse : { $lower } tuiles en bas, { $upper } en haut.
    .player = Tu coupes la défausse : { $lower } tuiles en bas, { $upper } en haut.
event-kept = { $player } laisse les { $count } tuiles défaussées en une pile.
    .player = Tu laisses les { $count } tuiles défaussées en une pile.
event-put = { $player } replace { told-tiles-moved } en { $field }{ told-tiles-over }
    .player = Tu replaces { told-tiles-moved } en { $field }{ told-tiles-over }
event-lost = Le plateau est plein : { $count ->
    [one] une tuile quitte
   *[other] { $count } tuiles quittent
  } la partie.
event-looked = { $player } regarde les tuiles que tient { $victim }.
    .player = Tu regardes les tuiles que tient { $victim }.
    .victim = { $player } regarde les tuiles que tu tiens.
event-over = { $ending }

told-tiles-moved = { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }
told-tiles-over = { $left ->
    [0] {"."}
    [one] {" "}; la case est pleine, il en reste une.
   *[other] {" "}; la case est pleine, il en reste { $left }.
  }

ending-dome = Le dôme est posé : la pyramide est debout, la partie est gagnée.
ending-limit = La limite de tours est atteinte : partie nulle, sans vainqueur.

combination-firestorm = tempête de feu
combination-whirlwind = tourbillon
combination-shipwreck = naufrage
combination-locusts = sauterelles

## What a reason says is done

deed-finished = terminer le niveau { $level } de la pyramide
deed-built = construire au niveau { $level }
deed-stole = prendre une tuile à { $victim }
deed-destroyed = perdre une tuile posée
deed-cast = jouer la combinaison : { $combination }
deed-laid = poser une tuile
deed-discarded = défausser une tuile
deed-gathered = avoir réuni { $count } sur { $size } pour le niveau { $level }

forced-end = Aucun de tes ouvriers ne peut plus bouger ce tour-ci, et rien de ce que tu tiens ne peut être posé, construit ou joué maintenant. (R3.1)

## Why not

refusal-over = La partie est finie.
refusal-place-workers = D’abord, chacun place ses deux ouvriers : choisis une case sans ouvrier.
refusal-choose-line = La tempête de feu gronde : choisis la rangée ou la colonne qu’elle frappe.
refusal-choose-worker = Le tourbillon se lève : choisis l’ouvrier autour duquel il balaie.
refusal-choose-flight = L’oiseau attend : choisis un de tes ouvriers et la case où il vole.
refusal-choose-ride = Le cheval est sellé : choisis une case ou deux.
refusal-choose-tile = Le serpent regarde : choisis une tuile du porte-tuiles adverse.
refusal-choose-push = Le bœuf est attelé : choisis une pile, sa direction et le nombre de tuiles.
refusal-choose-cut = Ton tour est fini : coupe la défausse, ou laisse-la en une pile.
refusal-must-put = Replace d’abord les tuiles défaussées. Cases possibles : { $places }.
refusal-discard-first = Ton porte-tuiles n’a que { $limit } places : défausse d’abord { $over ->
    [one] une tuile
   *[other] { $over } tuiles
  }.
refusal-workers-placed = Tous les ouvriers sont placés ; maintenant ils se déplacent.
refusal-occupied = Un ouvrier occupe déjà { $field }.
refusal-not-your-worker = Tu n’as pas d’ouvrier en { $start } ; les tiens sont en { $workers }.
refusal-already-moved = Tu as fait ton déplacement de ce tour. Un cheval ou un oiseau te mènerait plus loin.
refusal-too-high = { $field } compte { $height } tuiles, soit plus de deux de plus que ta case. Un escalier aiderait lors du déplacement.
refusal-no-need-to-climb = { $field } ne dépasse pas { $start } de plus de deux tuiles : vas-y sans escalier.
refusal-not-held = Cette tuile n’est pas sur ton porte-tuiles : { this-tile }.
refusal-not-laid = On ne pose devant soi que le navire et le blé, pas cette tuile : { this-tile }.
refusal-ship-laid = Ton navire est déjà posé ; un seul suffit.
refusal-wheat-laid = Tant que tu construis le niveau { $level }, pas plus de { $level ->
    [one] { $level } blé
   *[other] { $level } blés
  } devant toi.
refusal-level-finished = Tu as terminé un niveau ce tour-ci : tu construiras et poseras du blé au tour suivant.
refusal-not-in-pyramid = Aucun niveau de la pyramide ne prend cette tuile : { this-tile }.
refusal-other-level = Cette tuile va au niveau { $tile_level } et tu construis le niveau { $level } : { this-tile }.
refusal-enough-built = Le niveau n’en prend pas plus de { $needed } : { this-tile }.
refusal-no-ship = On ne construit rien sans navire devant soi : poses-en un d’abord.
refusal-no-wheat = Le niveau { $level } demande { $level ->
    [one] { $level } blé
   *[other] { $level } blés
  } devant toi et tu en as { $wheat } : poses-en d’abord.
refusal-no-hand = Poser cette tuile coûte { $hands ->
    [one] une main
   *[other] { $hands } mains
  } et tu n’en as pas assez : { this-tile }.
refusal-no-recipe = Cette combinaison demande { part-one }, { part-two } et { part-three } sur ton porte-tuiles.
refusal-nothing-to-take = Il n’y a aucune tuile à y prendre ; les cases occupées ne comptent pas.
refusal-no-ship-there = L’adversaire n’a pas de navire posé devant lui.
refusal-no-wheat-there = L’adversaire n’a pas de blé posé devant lui.
refusal-not-begun = Il faut d’abord jouer autre chose : { $opener }.
refusal-no-worker-in-line = La tempête de feu frappe une rangée ou une colonne où tu as un ouvrier ; les tiens sont en { $workers }.
refusal-not-special = Cette tuile n’a pas de plume et ne se joue pas seule : { this-tile }.
refusal-play-by-climbing = L’escalier sert au déplacement même : monte sur une case qui te dépasse de plus de deux tuiles.
refusal-move-first = Le cheval prolonge un déplacement : déplace d’abord un ouvrier.
refusal-nowhere-to-ride = L’ouvrier qui s’est déplacé n’a pas de case où aller dans cette direction.
refusal-off-board = Le cheval sortirait du plateau.
refusal-rack-empty = Le porte-tuiles adverse est vide : il n’y a rien à prendre.
refusal-not-there = Cette tuile n’est pas sur le porte-tuiles adverse : { this-tile }.
refusal-nothing-to-push = Aucune pile à côté de tes ouvriers ne peut être poussée.
refusal-not-beside = Le bœuf pousse une pile à l’opposé d’un ouvrier voisin, et tu n’en as pas derrière { $start }.
refusal-too-few-tiles = { $start } compte moins de tuiles que cela : { $under }.
refusal-would-rise = Une tuile poussée ne doit pas finir plus haut qu’avant : { $field } est trop haute pour autant de tuiles.
refusal-rack-fits = Ton porte-tuiles a { $limit } places : tu n’as rien à défausser.
refusal-must-move = Le déplacement est obligatoire et un de tes ouvriers peut bouger : { $workers }.
refusal-cut-small = Chacune des deux piles compte au moins trois tuiles ; { $discarded } sont défaussées.
refusal-nothing-to-cut = On coupe la défausse à la fin d’un tour, à partir de six tuiles.
refusal-nothing-to-put = Il n’y a rien à replacer maintenant.
refusal-full = { $field } est pleine : une case prend au plus { $tallest } tuiles. Cases possibles : { $places }.
refusal-next-to-worker = { $field } touche un de tes ouvriers. Cases possibles : { $places }.
refusal-not-lowest = Il y a des cases plus basses que { $field }. Cases possibles : { $places }.
refusal-no-such-field = Les cases vont de a1 à g7.
refusal-no-such-tile = Il n’y a pas de tuile de ce nom.
refusal-no-such-combination = Les combinaisons sont firestorm (tempête de feu), whirlwind (tourbillon), shipwreck (naufrage) et locusts (sauterelles).
refusal-no-such-line = Une ligne est une colonne de a à g ou une rangée de 1 à 7.
refusal-not-adjacent = Un ouvrier va sur une case voisine, orthogonalement.
refusal-not-in-line = Une pile se pousse d’une case, tout droit à l’opposé de l’ouvrier, sans quitter le plateau.
refusal-ride-length = Le cheval avance d’une ou deux cases.
refusal-same-field = L’oiseau emmène un ouvrier sur une autre case.
refusal-push-count = On pousse d’une à neuf tuiles.

## The table

zone-board = Plateau
zone-combinations = Combinaisons
zone-lines = Rangées et colonnes
zone-discard = Défausse du tour
zone-rack = Porte-tuiles
zone-laid = Posé devant soi
zone-pyramid = Pyramide
fact-turns = tours joués { $value } sur { $turn_limit }
fact-count = tuiles
fact-limit = au plus
fact-recipe = recette
fact-level = niveau
fact-left = à construire
fact-ship = navire
fact-wheat = blé

## Rulings

option-locusts = Les sauterelles mangent
option-locusts-one = un blé
option-locusts-all = tout le blé
option-open-stacks = Les tuiles sous la tuile supérieure sont visibles
option-turn-limit = Partie nulle après ce nombre de tours

## Names

tile-ship = navire
tile-wheat = blé
tile-hand = main
tile-square = carré
tile-moon = lune
tile-stairs = escalier
tile-sun = soleil
tile-ankh = ankh
tile-eye = œil
tile-scarab = scarabée
tile-djed = djed
tile-dome = dôme
tile-bird = oiseau
tile-horse = cheval
tile-snake = serpent
tile-ox = bœuf

this-tile = { $tile ->
    [ship] navire
    [wheat] blé
    [hand] main
    [square] carré
    [moon] lune
    [stairs] escalier
    [sun] soleil
    [eye] œil
    [scarab] scarabée
    [dome] dôme
    [bird] oiseau
    [horse] cheval
    [snake] serpent
    [ox] bœuf
   *[other] { $tile }
  }
part-one = { $part1 ->
    [ship] navire
    [wheat] blé
    [hand] main
    [square] carré
    [moon] lune
    [stairs] escalier
    [sun] soleil
    [eye] œil
    [scarab] scarabée
    [dome] dôme
    [bird] oiseau
    [horse] cheval
    [snake] serpent
    [ox] bœuf
   *[other] { $part1 }
  }
part-two = { $part2 ->
    [ship] navire
    [wheat] blé
    [hand] main
    [square] carré
    [moon] lune
    [stairs] escalier
    [sun] soleil
    [eye] œil
    [scarab] scarabée
    [dome] dôme
    [bird] oiseau
    [horse] cheval
    [snake] serpent
    [ox] bœuf
   *[other] { $part2 }
  }
part-three = { $part3 ->
    [ship] navire
    [wheat] blé
    [hand] main
    [square] carré
    [moon] lune
    [stairs] escalier
    [sun] soleil
    [eye] œil
    [scarab] scarabée
    [dome] dôme
    [bird] oiseau
    [horse] cheval
    [snake] serpent
    [ox] bœuf
   *[other] { $part3 }
  }

line-a = colonne a
line-b = colonne b
line-c = colonne c
line-d = colonne d
line-e = colonne e
line-f = colonne f
line-g = colonne g
line-1 = rangée 1
line-2 = rangée 2
line-3 = rangée 3
line-4 = rangée 4
line-5 = rangée 5
line-6 = rangée 6
line-7 = rangée 7

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-a7 = a7
cell-b7 = b7
cell-c7 = c7
cell-d7 = d7
cell-e7 = e7
cell-f7 = f7
cell-g7 = g7

## The page

field-says = { $field } : { $tile }, { $height ->
    [0] aucune tuile
    [one] hauteur 1
   *[other] hauteur { $height }
  }
field-bare = sol nu
field-worker = ouvrier ({ $name })
site-stage = Niveau { $level } : { $left ->
    [0] achevé
    [one] encore une pierre
   *[other] encore { $left } pierres
  }
site-pyramid = Pyramide : { $name }
site-laid = Navire et blé : { $name }
site-price = coûte { $count ->
    [one] une main
   *[other] { $count } mains
  }
combination-says = { $name } : { $recipe }
discard-empty = Ce que tu défausses ce tour-ci s’empile ici ; ton adversaire le replacera sur le plateau.
site-of = Chantier : { $name }
rack-of = Porte-tuiles : { $name }
site-lacks = { $ship ->
    [0] manque { $wheat ->
        [one] { $wheat } blé
       *[other] { $wheat } blés
      }
   *[other] { $wheat ->
        [0] manque un navire
        [one] manque un navire et { $wheat } blé
       *[other] manque un navire et { $wheat } blés
      }
  }
stones-built = pierres construites
stone-missing = { $tile } : à construire
supply-missing = { $tile } : à poser

## What is this?

about-tile = Une tuile, face cachée. Les porte-tuiles sont cachés, mais chaque tuile a été prise au vu de tous : souviens-t’en.
about-tile-back = Sol nu, hauteur { $height }. Un ouvrier peut y aller ; il n’y prend rien.
about-tile-ship = Poses-en un devant toi : sans lui, on ne construit rien. Un naufrage te le reprend.
about-tile-wheat = Poses-en devant toi autant que le numéro du niveau en construction, sinon on ne construit rien. Les sauterelles le mangent.
about-tile-hand = Le prix de la construction : un carré coûte une main, le dôme deux. Les mains payées sont défaussées.
about-tile-square = Une pierre du niveau 1, qui demande quatre carrés. Le poser coûte une main.
about-tile-moon = Une pierre du niveau 1, qui demande deux lunes.
about-tile-stairs = Une pierre du niveau 1, qui demande deux escaliers. Ou défausse-le pour monter à n’importe quelle hauteur lors du déplacement.
about-tile-sun = Une pierre du niveau 1, qui demande un seul soleil.
about-tile-ankh = Une pierre du niveau 2. Entre aussi dans la tempête de feu et le naufrage.
about-tile-eye = Une pierre du niveau 2. Entre aussi dans la tempête de feu, le naufrage et les sauterelles.
about-tile-scarab = Une pierre du niveau 2. Entre aussi dans le tourbillon, le naufrage et les sauterelles.
about-tile-djed = Une pierre du niveau 2. Entre aussi dans le tourbillon et les sauterelles.
about-tile-dome = Niveau 3 : pose-le pour deux mains sur la pyramide achevée et tu as gagné. Entre aussi dans la tempête de feu et le tourbillon, sans coûter de mains.
about-tile-bird = Défausse-le : un de tes ouvriers vole vers n’importe quelle case libre, si haute soit-elle, et y prend la tuile supérieure. Ton déplacement reste dû.
about-tile-horse = Défausse-le après le déplacement : le même ouvrier avance encore d’une ou deux cases tout droit et prend la tuile supérieure.
about-tile-snake = Défausse-le : regarde le porte-tuiles adverse et prends-y une tuile de ton choix.
about-tile-ox = Défausse-le : pousse d’une case, à l’opposé de ton ouvrier, les tuiles supérieures d’une pile voisine. Aucune ne doit finir plus haut qu’avant.
about-combination-firestorm = Défausse ces trois tuiles : prends la tuile supérieure de chaque case d’une rangée ou d’une colonne où tu as un ouvrier. Les cases occupées sont épargnées.
about-combination-whirlwind = Défausse ces trois tuiles : prends la tuile supérieure de chacune des cases, huit au plus, autour d’un de tes ouvriers. Les cases occupées sont épargnées.
about-combination-shipwreck = Défausse ces trois tuiles : le navire posé devant l’adversaire est défaussé ; sans navire, il ne construit plus rien.
about-combination-locusts = Défausse ces trois tuiles : du blé posé devant l’adversaire est défaussé (un seul, ou tout, selon ce qui est convenu).
about-line = La tempête de feu prend la tuile supérieure de chaque case de cette ligne où ne se tient aucun ouvrier.
about-zone-board = Le plateau, { $columns } × { $rows }. Un ouvrier va sur une case voisine, au plus deux tuiles plus haute, et prend la tuile supérieure. Une case tient au plus { $tallest } tuiles. Tour { $turns } sur { $turn_limit } au plus.
about-zone-lines = Quand une tempête de feu attend : les rangées et colonnes où tu as un ouvrier. Choisis celle qu’elle frappe.
about-zone-rack = Places prises : { $count } sur { $limit }. Au-delà, on défausse jusqu’à { $limit } ; ce qui est posé ou construit ne compte pas.
about-zone-laid = Pour construire, il faut ici le navire et autant de blé que le numéro du niveau : { $needed } maintenant. Navire : { $ship }, blé : { $wheat }.
about-zone-pyramid = Neuf pierres, puis quatre, puis le dôme. { $left ->
    [0] Achevée.
    [one] Niveau { $level } sur 3, encore une pierre.
   *[other] Niveau { $level } sur 3, encore { $left } pierres.
  } Un niveau doit être achevé avant le suivant, et ce tour-là on ne construit plus rien.
about-zone-discard = Ce qui est défaussé ce tour-ci : { $count }. À la fin du tour, ton adversaire le replace en une pile sur le plateau ; à partir de six tuiles, on peut d’abord couper en deux.
about-zone-combinations = Trois tuiles de ton porte-tuiles, défaussées ensemble, ont un effet : tempête de feu, tourbillon, naufrage, sauterelles. Un cadre en pointillé : la tuile te manque.
about-stones = Pierres construites : { $built } sur les { $total } de la pyramide. Qui pose la dernière, le dôme, a gagné ; les pierres seules ne rapportent rien.
about-lacks = Rien ne se construit tant que ceci n’est pas posé : un navire, et autant de blé que le numéro du niveau.
about-price = Poser cette pierre défausse { $count ->
    [one] une main
   *[other] { $count } mains
  } du porte-tuiles.

points-dome = Le dôme est posé : la pyramide est debout
points-stones = { $count ->
    [0] Rien de construit
    [one] Une pierre construite, pas de dôme
   *[other] { $count } pierres construites, pas de dôme
  }

## The box

figure-board = plateau
figure-size = cases de côté
figure-workers = ouvriers
figure-each = par joueur
figure-rack = porte-tuiles
figure-places = places
figure-stacks = piles
figure-tallest = hauteur au plus
figure-step = marche au plus
figure-laying = pose
figure-ships-in-sight = navires visibles
figure-cut = coupe
figure-smallest = pile la plus petite
figure-tiles = tuiles
figure-count = nombre
figure-motifs = motifs
figure-tile = tuile
figure-level = niveau
figure-hands = mains à payer
figure-combination = combinaison
figure-recipe = recette
figure-ankh = ankh
figure-djed = djed
note-stacks = Marche : de combien l’arrivée d’un ouvrier peut dépasser son départ.
note-tile-ship = Le nom et l’usage sont certains, le nombre ne l’est pas ; de même pour toutes les tuiles suivantes.
note-tile-sun = Le nom aussi est reconstitué.
note-tile-ankh = Les noms des quatre signes magiques sont reconstitués aussi.
note-level-1 = Neuf tuiles et les carrés sont certains, les trois autres sortes ne le sont pas.
note-hands = Mains défaussées pour poser une tuile.

## Deals that cannot be laid

error-deal-board = Dans une donne, board donne à chaque case ses tuiles, de bas en haut, pas { $given }.
error-deal-field = Il n’y a pas de case { $given } sur le plateau ; elles vont de { $first } à { $last }.
error-deal-stack = Dans une donne, { $field } tient une liste de tuiles, de bas en haut, pas { $given }.
error-deal-tall = { $field } tient au plus { $tallest } tuiles, pas { $given }.

## Introduction

intro-goal = Construis une pyramide tuile par tuile et pose le dôme avant l’autre.
intro-turn = Déplace un ouvrier et ramasse une tuile ; joue celles de ton porte-tuiles pour poser navire et blé, construire ou lancer une combinaison.
legend-worker = Ouvrier : se déplace sur les piles et prend la tuile supérieure de la case où il arrive.
legend-ship = Navire : il en faut un devant toi pour construire.
legend-wheat = Blé : chaque niveau de la pyramide en demande autant que son numéro.
legend-square = Pierres : 9, puis 4, puis le dôme au sommet.
legend-dome = Dôme : qui le pose en premier a gagné.

intro-end = La partie finit sur-le-champ dès que quelqu’un pose le dôme.

# La première partie

lesson-goal = Ta pyramide est debout, sauf le dôme : qui le pose en premier a gagné. Il faut un navire et trois blés devant toi, et deux mains pour le soulever.
lesson-discard = Ce que l’autre défausse, tu le reposes sur le plateau, sur une des cases les plus basses. Pose la tuile en f1.
lesson-discard-instead = En f1, la tuile est le plus loin possible des ouvriers du robot.
lesson-turn = Un tour, c’est un pas d’un de tes ouvriers, qui prend la tuile de la case où il arrive ; avant et après, tu joues des tuiles de ton porte-tuiles.
lesson-move = Il te manque un blé : il est en g3. Vas-y avec l’ouvrier de f3.
lesson-move-instead = Le blé qui te manque resterait en g3.
lesson-lay = Le blé est sur ton porte-tuiles. Pose-le devant toi : cela fait trois.
lesson-lay-instead = Sur ton porte-tuiles, le blé ne nourrit personne : il en faut trois devant toi.
lesson-pass = Pour le dôme, il te manque une deuxième main. Termine ton tour : au robot de jouer.
lesson-again = Le robot a défaussé une tuile : repose-la en f2.
lesson-again-instead = En f2, la tuile est le plus loin possible des ouvriers du robot.
lesson-snake = Tu pourrais chercher une main sur le plateau, mais il y a plus malin : un serpent est en e5. Vas-y avec l’ouvrier de f5.
lesson-snake-instead = Prenons le serpent de e5 : un serpent te donne la main qui manque.
lesson-play = Les animaux sont des tuiles spéciales. Joue le serpent : il regarde le porte-tuiles de l’autre.
lesson-play-instead = Le robot garderait la main qui te manque.
lesson-take = Prends ce qui te manque le plus : la main.
lesson-take-instead = Avec cela, le dôme ne bouge pas : il faut deux mains, et tu en as une.
lesson-build = Navire, trois blés, deux mains : construis le dôme.
lesson-build-instead = La partie continuerait, alors que tu peux la gagner.
lesson-end = Le dôme est posé, tu as gagné. C’est tout Sakkara : avancer, prendre, construire, et gêner l’autre.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-worker = Ouvriers, deux par joueur
example-step = Jusqu’où monte un ouvrier
example-step-0 = L’ouvrier d’Amina en b2 est sur une seule tuile. En b3, il y en a 3, deux de plus : il peut y aller. En c2, il y en a 4 : trop haut sans escalier.
example-step-1 = Il monte en b3 et prend la tuile supérieure, un navire.
example-site = Ouvrir le chantier
example-site-0 = Amina a posé son navire et tient un blé, une main et un carré. Tant qu’il n’y a pas de blé devant elle, rien ne se construit.
example-site-1 = Un blé, c’est ce qu’il faut au niveau un.
example-site-2 = Le carré est construit au niveau 1. Il coûte une main, qui est défaussée.
example-site-3 = Le tour est fini. La main ne quitte pas la partie : Basile doit la replacer sur le plateau.
example-site-4 = Sur une case aussi basse que possible, et qui ne touche aucun de ses propres ouvriers. Il en choisit une loin d’Amina.
example-firestorm = Une tempête de feu
example-firestorm-0 = Amina tient ankh, œil et dôme, et a un ouvrier dans la rangée 4.
example-firestorm-1 = Elle défausse les trois : c’est une tempête de feu.
example-firestorm-2 = Elle choisit la rangée 4 et prend la tuile supérieure de chaque case sans ouvrier : six tuiles d’un coup, dont un navire.
example-firestorm-3 = Les trois tuiles de la recette sont dans la défausse du tour, dans leur ordre.
example-firestorm-4 = Basile les replace en une pile de 3, là où il n’y a personne.
example-stairs = L’escalier
example-stairs-0 = La même table : 4 tuiles en c2, et Amina tient un escalier. Pour b3 il ne servirait à rien, et on ne peut pas l’y jouer.
example-stairs-1 = Avec l’escalier, son ouvrier monte en c2 et prend l’œil. L’escalier est défaussé.
example-stairs-2 = À la fin du tour, la défausse passe à Basile.
example-stairs-3 = Il la replace sur une case basse.
example-ox = Le bœuf
example-ox-0 = À côté de l’ouvrier d’Amina en c4, une pile de 4 tuiles, et derrière elle une case qui en a 1. Elle tient un bœuf.
example-ox-1 = Elle peut pousser 1, 2 ou 3 tuiles de d4 vers e4, à l’opposé de l’ouvrier. Pas les quatre : la plus basse finirait plus haut qu’avant.
example-ox-2 = Elle en pousse 3. La case e4 en a maintenant quatre.
example-ox-3 = Et d4 est à sa portée : elle y va et prend le carré qui était tout en bas.
example-dome = Le dôme
example-dome-0 = Amina a fini deux niveaux et tient le dôme. Il coûte deux mains.
example-dome-1 = Elle n’a qu’une main. Mais son ouvrier vient de prendre un serpent.
example-dome-2 = Le serpent regarde le porte-tuiles de Basile.
example-dome-3 = Elle y prend une main.
example-dome-4 = Deux mains, et le dôme est posé : le niveau 3 est complet, et Amina a gagné aussitôt.
## Ce qu’on peut savoir

chance-rack = Porte-tuiles ({ $player }) : { $tiles }.
chance-board = Sur le plateau, { $tile } : { $count }, dont au sommet d’une pile : { $top }.
## Studies

gain-took = tuile prise : { $what }
gain-cast = combinaison : { $what }
gain-played = tuile spéciale jouée : { $what }
study-q4 = Rien à essayer : cela ne concerne que les plateaux arrangés.
