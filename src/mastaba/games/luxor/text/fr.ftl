### Luxor

pitch = Reconstitue un mur d’animaux plaquette après plaquette, attire les scarabées devant les colonnes et ouvre les sarcophages.
how-you-win = Tu gagnes avec le plus de points : la valeur des sarcophages que tu ouvres, et 7 si un de tes archéologues est devant ta colonne secrète.

## What may be done now

action-drop = Glisser { $upper } sur { $lower } dans la fente { $shaft }
action-resolve = Traiter une combinaison { $animal ->
    [camel] de dromadaires
    [mule] de mulets
    [snake] de serpents
    [hippo] d’hippopotames
    [croc] de crocodiles
    [ibis] d’ibis
   *[cat] de chats
  } ({ $kind })
action-post = Y placer un archéologue
action-skip = N’y placer personne
action-move = Amener l’archéologue de la colonne { $animal }
action-open = Ouvrir un sarcophage de la colonne { $animal }
action-done = Ne plus rien ouvrir
action-claim = Montrer la ligne { $line }
action-pass = Ne montrer aucune ligne
action-curse = Maudire { $seat_name }
action-give = Donner un sarcophage de { $value } points

prompt-drop = Glisse une de tes plaquettes dans le mur.
prompt-resolve = Ta plaquette forme plusieurs combinaisons : par laquelle commences-tu ?
prompt-post = La colonne { $column } est libre : y places-tu un archéologue ?
prompt-move = Tu n’as plus d’archéologue devant toi : en déplaces-tu un vers la colonne { $column } ?
prompt-open = Le mur est plein : regroupes-tu des scarabées de tes colonnes pour ouvrir un sarcophage ?
prompt-claim = Malédiction ! Trouve trois cases alignées avec ces animaux : { $curse }.
prompt-curse = Tu as trouvé la ligne : qui est frappé ?
prompt-give = La malédiction te frappe : quel sarcophage donnes-tu ?

## Things

animal-camel = dromadaire
animal-mule = mulet
animal-snake = serpent
animal-hippo = hippopotame
animal-croc = crocodile
animal-ibis = ibis
animal-cat = chat
column-camel = du dromadaire
column-mule = du mulet
column-snake = du serpent
column-hippo = de l’hippopotame
column-croc = du crocodile
column-ibis = de l’ibis
column-cat = du chat
pair-camel = de dromadaires
pair-mule = de mulets
pair-snake = de serpents
pair-hippo = d’hippopotames
pair-croc = de crocodiles
pair-ibis = d’ibis
pair-cat = de chats
picture-camel-left = dromadaire tourné à gauche
picture-camel-right = dromadaire tourné à droite
picture-mule-left = mulet tourné à gauche
picture-mule-right = mulet tourné à droite
picture-snake-left = serpent tourné à gauche
picture-snake-right = serpent tourné à droite
picture-hippo-left = hippopotame tourné à gauche
picture-hippo-right = hippopotame tourné à droite
picture-croc-left = crocodile tourné à gauche
picture-croc-right = crocodile tourné à droite
picture-ibis-left = ibis tourné à gauche
picture-ibis-right = ibis tourné à droite
picture-cat-left = chat tourné à gauche
picture-cat-right = chat tourné à droite
scarab-scarab = scarabée
archaeologist-1 = archéologue
archaeologist-2 = archéologue
archaeologist-3 = archéologue
archaeologist-4 = archéologue
kind-same = même direction
kind-opposite = directions opposées
kind-either = même direction ou directions opposées, au choix
line-row = sur la même rangée
line-shaft = dans la même fente
line-rising = sur la diagonale montante
line-falling = sur la diagonale descendante
lack-limit = deux y ont déjà été posés ce tour-ci
lack-full = il y en a déjà trois
lack-slab = la dalle est vide
lapse-no-owner = personne n’a encore de sarcophage
lapse-no-claim = personne ne montre de ligne
lapse-no-victim = aucun adversaire n’a de sarcophage

## What has happened

event-first = { $player } commence.
    .player = Tu commences.
event-dealt = { $player } reçoit une plaquette : en haut { $upper }, en bas { $lower }.
    .player = Tu reçois une plaquette : en haut { $upper }, en bas { $lower }.
event-dealt-hidden = { $player } reçoit une plaquette.
    .player = Tu reçois une plaquette.
event-pharaoh = { $player } pioche la carte Pharaon { $animal }.
    .player = Tu pioches la carte Pharaon { $animal }.
event-pharaoh-hidden = { $player } pioche une carte Pharaon.
    .player = Tu pioches une carte Pharaon.
event-dropped = { $player } glisse une plaquette dans la fente { $shaft } : en haut { $upper }, en bas { $lower }.
    .player = Tu glisses une plaquette dans la fente { $shaft } : en haut { $upper }, en bas { $lower }.
event-formed = Combinaison { $animal }, { $kind } : sa rangée { $row } avec la rangée { $other } de la fente { $shaft }.
event-sighted = Combinaison { $animal }, { $kind } : depuis sa rangée { $row }, { $line }.
event-resolved = { $player } traite une combinaison { $animal }, { $kind }.
    .player = Tu traites une combinaison { $animal }, { $kind }.
event-sent-home = { $owner } reprend son archéologue de la colonne { $animal }.
    .owner = Tu reprends ton archéologue de la colonne { $animal }.
event-posted = { $player } place un archéologue devant la colonne { $animal }.
    .player = Tu places un archéologue devant la colonne { $animal }.
event-moved = { $player } déplace un archéologue de la colonne { $origin } à la colonne { $animal }.
    .player = Tu déplaces un archéologue de la colonne { $origin } à la colonne { $animal }.
event-skipped = { $player } n’envoie personne devant la colonne { $animal }.
    .player = Tu n’envoies personne devant la colonne { $animal }.
event-scarab = Un scarabée devant la colonne { $animal } : { $count ->
    [one] il y en a un
   *[other] il y en a { $count }
  }, { $left ->
    [0] plus aucun sur la dalle
   *[other] encore { $left } sur la dalle
  }.
event-no-scarab = Pas de scarabée pour la colonne { $animal } : { $reason }.
event-opened = { $player } ouvre un sarcophage de la colonne { $animal }, { told-lid-eyes } : { $value } points ({ told-lids-left }).
    .player = Tu ouvres un sarcophage de la colonne { $animal }, { told-lid-eyes } : { $value } points ({ told-lids-left }).
event-opened-hidden = { $player } ouvre un sarcophage de la colonne { $animal }, { told-lid-eyes } ({ told-lids-left }).
    .player = Tu ouvres un sarcophage de la colonne { $animal }, { told-lid-eyes } ({ told-lids-left }).
event-drew = { $player } pioche une plaquette : en haut { $upper }, en bas { $lower } (pioche : { $left }).
    .player = Tu pioches une plaquette : en haut { $upper }, en bas { $lower } (pioche : { $left }).
event-drew-hidden = { $player } pioche une plaquette (pioche : { $left }).
    .player = Tu pioches une plaquette (pioche : { $left }).
event-deck-empty = La pioche est vide : { $player } ne pioche pas.
    .player = La pioche est vide : tu ne pioches pas.
event-snake = La prochaine plaquette de la pioche a un serpent au dos : une malédiction.
event-curse = Plaquette Malédiction : { $one }, { $two }, { $three }. Tout le monde cherche dans le mur.
event-order = On interroge { $player } { told-asked-when }.
    .player = On t’interroge { told-asked-when }.
event-passed = { $player } ne montre aucune ligne.
    .player = Tu ne montres aucune ligne.
event-claimed = { $player } montre une ligne : depuis la fente { $shaft }, rangée { $row }, { $line }.
    .player = Tu montres une ligne : depuis la fente { $shaft }, rangée { $row }, { $line }.
event-lapsed = La plaquette Malédiction reste sans effet : { $reason }.
event-cursed = { $player } lance la malédiction sur { $victim }.
    .player = Tu lances la malédiction sur { $victim }.
    .victim = { $player } lance la malédiction sur toi.
event-gave = { $player } donne à { $taker } un sarcophage à { told-lid-eyes } : { $value } points.
    .player = Tu donnes à { $taker } un sarcophage à { told-lid-eyes } : { $value } points.
    .taker = { $player } te donne un sarcophage à { told-lid-eyes } : { $value } points.
event-gave-hidden = { $player } donne à { $taker } un sarcophage à { told-lid-eyes }.
    .player = Tu donnes à { $taker } un sarcophage à { told-lid-eyes }.
    .taker = { $player } te donne un sarcophage à { told-lid-eyes }.
event-wall-full = Le mur est plein. On peut encore déplacer des scarabées.
event-paid = { $player } prend { told-scarabs-taken } devant la colonne { $animal }.
    .player = Tu prends { told-scarabs-taken } devant la colonne { $animal }.
event-done = { $player } n’ouvre plus rien.
    .player = Tu n’ouvres plus rien.
event-scored = { $player } : sarcophages { $sarcophagi }, carte Pharaon { $animal } (bonus { $bonus }), total { $total }.
    .player = Toi : sarcophages { $sarcophagi }, carte Pharaon { $animal } (bonus { $bonus }), total { $total }.
event-over = { $ending }

told-lid-eyes = { $eyes ->
    [one] un œil
   *[other] { $eyes } yeux
  }
told-lids-left = { $left ->
    [0] c’était le dernier
    [one] il en reste un
   *[other] il en reste { $left }
  }
told-asked-when = en { $number ->
    [1] premier
   *[other] { $number }e
  }
told-scarabs-taken = { $count ->
    [one] un scarabée
   *[other] { $count } scarabées
  }

ending-wall = Le mur est reconstitué : la partie est finie.

## What a reason says is done

deed-opened = ouvrir un sarcophage de la colonne { $animal }
deed-gave = donner un sarcophage d’une valeur de { $value }
deed-sent-home = reprendre un archéologue de la colonne { $animal }
deed-posted = placer un archéologue devant la colonne { $animal }
deed-moved = amener un archéologue devant la colonne { $animal }
deed-scarab = un scarabée va devant la colonne { $animal }
deed-formed = une combinaison { $animal } se forme

## Why not

refusal-over = La partie est finie.
refusal-must-drop = C’est le moment de glisser une plaquette. Tu as en main : { $hand }.
refusal-must-resolve = Dis d’abord quelle combinaison tu traites. En attente : { $pairs }.
refusal-must-post = Décide d’abord si tu places un archéologue devant la colonne { $column ->
    [camel] du dromadaire
    [mule] du mulet
    [snake] du serpent
    [hippo] de l’hippopotame
    [croc] du crocodile
    [ibis] de l’ibis
    [cat] du chat
   *[other] { $column }
  } : places-en un, ou renonce.
refusal-must-move = Décide d’abord si tu amènes un archéologue devant la colonne { $column ->
    [camel] du dromadaire
    [mule] du mulet
    [snake] du serpent
    [hippo] de l’hippopotame
    [croc] du crocodile
    [ibis] de l’ibis
    [cat] du chat
   *[other] { $column }
  } : déplace l’un des tiens ({ $own }), ou renonce.
refusal-must-open = Le mur est plein : ouvre un sarcophage devant une de tes colonnes ({ $own }), ou arrête-toi.
refusal-must-claim = Une plaquette Malédiction est retournée ({ $curse }) : montre une ligne qui lui correspond, ou passe.
refusal-must-curse = Tu as trouvé la ligne : désigne un adversaire qui possède un sarcophage ({ $victims }).
refusal-must-give = La malédiction te frappe : donne l’un de tes sarcophages ({ $values }).
refusal-not-in-hand = Tu n’as pas la plaquette { $tile }. Tu as en main : { $hand }.
refusal-shaft-full = La fente { $shaft } est pleine. Il reste de la place en : { $shafts }.
refusal-not-pending = Aucune combinaison de ce genre n’est en attente ({ $animal ->
    [camel] dromadaires
    [mule] mulets
    [snake] serpents
    [hippo] hippopotames
    [croc] crocodiles
    [ibis] ibis
    [cat] chats
   *[other] { $animal }
  }, { $kind ->
    [same] même direction
    [opposite] directions opposées
   *[other] { $kind }
  }). En attente : { $pairs }.
refusal-has-stock = Il te reste un archéologue devant toi : place celui-là, ou renonce.
refusal-no-stock = Tu n’as plus d’archéologue devant toi : déplace l’un des tiens ({ $own }), ou renonce.
refusal-not-yours = Aucun de tes archéologues n’est devant la colonne { $animal ->
    [camel] du dromadaire
    [mule] du mulet
    [snake] du serpent
    [hippo] de l’hippopotame
    [croc] du crocodile
    [ibis] de l’ibis
    [cat] du chat
   *[other] { $animal }
  }. Les tiens : { $own }.
refusal-no-sarcophagus = Il n’y a plus de sarcophage devant la colonne { $animal ->
    [camel] du dromadaire
    [mule] du mulet
    [snake] du serpent
    [hippo] de l’hippopotame
    [croc] du crocodile
    [ibis] de l’ibis
    [cat] du chat
   *[other] { $animal }
  }. Possible : { $own }.
refusal-no-match = Ces trois cases ne montrent pas les trois animaux de la plaquette ({ $curse }), un de chaque. Cherche ailleurs, ou passe.
refusal-self = La malédiction frappe un adversaire, pas toi-même. Possible : { $victims }.
refusal-no-loot = { $seat_name } n’a pas de sarcophage. Possible : { $victims }.
refusal-no-such-seat = Ce joueur n’existe pas. Possible : { $victims }.
refusal-not-owned = Tu n’as pas de sarcophage de { $value } points. Les tiens : { $values }.
refusal-no-such-tile = Cette plaquette n’existe pas. Une plaquette s’écrit comme camelL-muleR, l’animal du haut d’abord. Tu as en main : { $hand }.
refusal-no-such-shaft = Les fentes sont numérotées de 1 à 8 en partant de la gauche. Il reste de la place en : { $shafts }.
refusal-no-such-animal = Les animaux s’écrivent camel, mule, snake, hippo, croc, ibis et cat.
refusal-no-line = Ce ne sont pas trois cases voisines alignées. Cherche le long d’une rangée, d’une fente ou d’une diagonale. (Par écrit : fente.rangée pour chacune, de gauche à droite ; dans une même fente, de bas en haut.)
refusal-no-such-value = Aucun sarcophage n’a cette valeur. Les tiens : { $values }.

## The table

zone-wall = Mur
zone-column = Colonne { $animal }
zone-shafts = Fentes libres
zone-slab = Dalle
zone-deck = Pioche
zone-curse = Plaquette Malédiction
zone-hand = Main
zone-treasure = Sarcophages
zone-stock = Archéologues en réserve
zone-pharaoh = Carte Pharaon
fact-count = nombre
fact-eyes = yeux
fact-holder = { $value ->
    [0] {""}
   *[other] tenue par { $player }
  }
fact-scarabs = scarabées
fact-snake = serpent au dos : malédiction
fact-pending = combinaisons à traiter :

## Variants and rulings

option-curse = La malédiction du pharaon
option-sphinx = Les yeux du Sphinx
option-curse-race = Qui trouve la ligne maudite le premier
option-curse-race-slow = chacun est interrogé à son tour, dans un ordre tiré au sort
option-curse-race-live = tous à la fois, l’horloge décide
option-sphinx-line = Les yeux du Sphinx : une ligne rapporte
option-sphinx-line-drop = une fois par animal de chaque plaquette glissée
option-sphinx-line-ever = plus rien dès qu’elle a contenu deux fois l’animal

## The page

shaft-name = Fente { $shaft }
a-scarab = scarabée
coffin-closed = Sarcophage, { $eyes ->
    [one] un œil
   *[other] { $eyes } yeux
  }
coffin-worth = Sarcophage, { $eyes ->
    [one] un œil
   *[other] { $eyes } yeux
  }, { $value } points
archaeologist-of = Archéologue ({ $name })
my-pharaoh = l’animal de ta carte Pharaon
pharaoh-says = Carte Pharaon : { $animal }
no-treasure = Tes sarcophages viendront ici.
curse-how = Touche trois cases voisines du mur, en ligne droite, qui montrent ces animaux dans n’importe quel ordre.{ $pace ->
    [race] { " " }Vite !
   *[calm] { "" }
  }
points-sarcophagi = { $count ->
    [0] Aucun sarcophage
    [one] 1 sarcophage
   *[other] { $count } sarcophages
  }
points-pharaoh = Un archéologue devant la colonne de la carte Pharaon
points-no-pharaoh = Personne devant la colonne de la carte Pharaon

## The box

figure-wall = mur
figure-shafts = fentes
figure-rows = rangées
figure-animals = animaux
figure-names = noms
figure-hands = mains
figure-tiles = plaquettes
figure-list = liste
figure-sarcophagi = sarcophages
figure-a-column = par colonne
figure-values = valeurs des sarcophages
figure-one-eye = un œil
figure-two-eyes = deux yeux
figure-three-eyes = trois yeux
figure-scarabs = scarabées
figure-count = nombre
figure-to-open = pour ouvrir un sarcophage
figure-a-turn = par colonne et par tour, au plus
figure-archaeologists = archéologues
figure-each = par joueur
figure-pharaoh = carte Pharaon
figure-bonus = bonus
figure-reserve = réserve
figure-first = plaquettes avant la première malédiction
figure-curses = plaquettes Malédiction
note-wall = En cases : une plaquette en remplit deux, une fente reçoit donc 5 plaquettes et le mur 40.
note-animals = Dromadaire, mulet, serpent et hippopotame sont attestés (C) ; crocodile, ibis et chat complètent les sept.
note-tiles = Image du haut puis du bas. Il y en a 49, c’est certain ; lesquelles, non. Toutes doivent différer.
note-sarcophagi = 7 à un œil devant, 7 à deux yeux derrière, 7 à trois yeux au fond.
note-values = Quelles valeurs un nombre d’yeux peut cacher est certain ; combien il y en a de chacune, non.
note-pharaoh = Une carte par animal.
note-reserve = Plaquettes sans aucune malédiction parmi elles, dans la variante.
note-curses = Six plaquettes de trois animaux, c’est certain ; quels animaux, non. Trois différents sur chacune.

## Deals that cannot be laid

error-deal-sarcophagi = Dans une donne, sarcophagi donne trois valeurs pour chacun de { $animals }, pas { $given }.
error-deal-values = Dans une donne, les sarcophagi de { $animal } sont une liste de { $count } valeurs, pas { $given }.
error-deal-worth = Aucun sarcophage à { $eyes ->
    [one] un œil
   *[other] { $eyes } yeux
  } ne vaut { $value } (sarcophagi de { $animal }, le premier devant).

## Une image telle que l’écrivent les actions : quel animal, et de quel côté il regarde

picture-camell = { picture-camel-left }
picture-camelr = { picture-camel-right }
picture-mulel = { picture-mule-left }
picture-muler = { picture-mule-right }
picture-snakel = { picture-snake-left }
picture-snaker = { picture-snake-right }
picture-hippol = { picture-hippo-left }
picture-hippor = { picture-hippo-right }
picture-crocl = { picture-croc-left }
picture-crocr = { picture-croc-right }
picture-ibisl = { picture-ibis-left }
picture-ibisr = { picture-ibis-right }
picture-catl = { picture-cat-left }
picture-catr = { picture-cat-right }

# In the terminal, where a cell of the wall is as wide as a word: ◂ and ▸ are the way an animal looks
short-camell = { animal-camel }◂
short-camelr = { animal-camel }▸
short-mulel = { animal-mule }◂
short-muler = { animal-mule }▸
short-snakel = { animal-snake }◂
short-snaker = { animal-snake }▸
short-hippol = { animal-hippo }◂
short-hippor = { animal-hippo }▸
short-crocl = { animal-croc }◂
short-crocr = { animal-croc }▸
short-ibisl = { animal-ibis }◂
short-ibisr = { animal-ibis }▸
short-catl = { animal-cat }◂
short-catr = { animal-cat }▸

## Introduction

intro-goal = Reconstitue le mur pour que des animaux identiques se touchent, et ouvre les sarcophages les plus précieux.
intro-turn = Glisse une plaquette dans une fente, traite les combinaisons qu’elle forme, puis pioche.
legend-cat = Animal : à côté du même animal, il forme une combinaison pour la colonne de cet animal.
legend-scarab = Scarabée : les combinaisons en amènent devant les colonnes ; le troisième ouvre un sarcophage.
legend-archaeologist = Archéologue : qui en a un devant une colonne reçoit ce qui s’y ouvre.
legend-mummy = Sarcophage : sa valeur est à toi ; les yeux du couvercle disent à quoi t’attendre.
legend-pharaoh = Carte Pharaon : une colonne que toi seul connais ; un archéologue devant elle à la fin rapporte un bonus.

## What is this?

about-tile = Deux animaux, l’un au-dessus de l’autre. Glissés dans une fente, ils forment une combinaison avec chaque animal identique voisin.
about-tile-back = Une plaquette que seul son propriétaire voit ; dans la pioche, personne ne la connaît.
about-shaft = Une plaquette glissée ici tombe à l’endroit dessiné. Rond doré : combinaison de même direction ; carré argenté : de directions opposées.
about-sarcophagus = Valeur : { $face } points. { $eyes ->
    [one] Un œil cache 3 ou 4 points.
    [2] Deux yeux cachent 5 ou 6 points.
   *[other] Trois yeux cachent 7, 8 ou 10 points.
  } Seul son propriétaire en connaît la valeur.
about-sarcophagus-back = { $eyes ->
    [one] Un œil : 3 ou 4 points à l’intérieur.
    [2] Deux yeux : 5 ou 6 points à l’intérieur.
   *[other] Trois yeux : 7, 8 ou 10 points à l’intérieur.
  } Qui tient la colonne quand trois scarabées s’y trouvent prend celui de devant.
about-scarab = Chaque combinaison en apporte un à la colonne de son animal, deux au plus par colonne et par tour. Trois ouvrent un sarcophage, puis retournent sur la dalle.
about-archaeologist = Il tient une colonne : qui y est posté prend ses sarcophages. Une combinaison de même direction chasse un adversaire, une de directions opposées le laisse.
about-curse = Trouve trois cases voisines alignées qui montrent ces trois animaux, dans n’importe quel ordre. Le premier se fait remettre un sarcophage par un adversaire.
about-curse-back = La prochaine plaquette est une malédiction : quand on la pioche, tout le monde fouille le mur.
about-pharaoh = À la fin, un de tes archéologues devant la colonne de cet animal rapporte 7 points. Personne d’autre ne connaît ta carte.
about-pharaoh-back = Une carte Pharaon que seul son propriétaire connaît : à la fin, tenir la colonne de son animal rapporte 7 points.
about-my-pharaoh = Tiens cette colonne à la fin : avec ta carte Pharaon, cela rapporte 7 points.
about-pair-same = Une combinaison de cet animal attend, même direction : elle chasse l’adversaire posté ici et apporte un scarabée.
about-pair-opposite = Une combinaison de cet animal attend, directions opposées : l’adversaire posté ici reste, et elle apporte un scarabée.
about-zone-wall = Le mur : 8 fentes de 5 plaquettes chacune. Tout tombe au fond de sa fente. Quand le mur est plein, la partie touche à sa fin.
about-zone-shafts = Les fentes où il reste de la place.
about-zone-curse = La plaquette Malédiction retournée.
about-zone-pharaoh = Carte Pharaon ({ $owner }).
about-zone-column = Les combinaisons de cet animal apportent ici des scarabées : { $scarabs } sur { $to_open } pour l’instant. À { $to_open }, qui tient la colonne prend le sarcophage de devant.
about-zone-slab = { $count ->
    [0] Il ne reste aucun scarabée
    [one] Il reste { $count } scarabée
   *[other] Il reste { $count } scarabées
  } sur la dalle. Quand elle est vide, les combinaisons n’en apportent plus.
about-zone-deck = { $count ->
    [0] Il ne reste aucune plaquette
    [one] Il reste { $count } plaquette
   *[other] Il reste { $count } plaquettes
  } à piocher.{ $snake ->
    [true] { " " }Le serpent au dos l’annonce : la prochaine est une malédiction.
   *[false] { "" }
  }
about-zone-hand = Plaquettes ({ $owner }) : { $count }. On en glisse une par tour, puis on en pioche une.
about-zone-treasure = Sarcophages pris par { $owner } : { $count }. Leurs valeurs s’additionnent à la fin.
about-zone-stock = Archéologues encore en réserve ({ $owner }) : { $count }.

intro-end = La partie finit quand le mur est plein ; chacun peut alors réunir une dernière fois ses scarabées pour ouvrir ce qui reste.

# La première partie

lesson-goal = Le mur est presque reconstitué : il reste une fente ouverte. Tu gagnes en ouvrant des sarcophages, dont la valeur fait tes points.
lesson-turn = À ton tour, tu glisses une de tes trois plaquettes. À côté du même animal, ses images forment une combinaison pour la colonne de cet animal.
lesson-drop = Il manque un scarabée à la colonne de l’ibis, mais le robot s’y tient. Glisse la plaquette ibis et chat dans la dernière fente.
lesson-drop-instead = Sans ibis, le robot reste devant cette colonne, et le scarabée qui manque ne vient pas.
lesson-pairs = Deux combinaisons ! Les ibis regardent du même côté : cela renvoie l’archéologue du robot et met le tien à sa place. Commence par elle.
lesson-pairs-instead = Les chats peuvent attendre : chez les ibis, un sarcophage s’ouvre pour toi.
lesson-again = Le troisième scarabée t’a ouvert le sarcophage : 7 points. Le robot a repris la colonne de l’ibis ; glisse maintenant dromadaire et mulet, qui trouvent chacun leur pareil.
lesson-again-instead = Dromadaire et mulet donnent deux combinaisons : deux scarabées, et la colonne du mulet pour toi.
lesson-replace = Les deux combinaisons regardent du même côté. Chez les mulets se tient le robot : commence par eux et prends sa place.
lesson-replace-instead = Tu es déjà chez les dromadaires, ils peuvent attendre. Chez les mulets, prends d’abord la place du robot.
lesson-wall = Le mur est plein. Tu peux maintenant réunir les scarabées de toutes tes colonnes, trois par sarcophage : ouvre celui du dromadaire.
lesson-wall-instead = Trois yeux promettent le plus : d’abord le dromadaire, puis le mulet. Un scarabée inutilisé ne rapporte rien.
lesson-open-more = Trois yeux, beaucoup de points. Il te reste trois scarabées : ouvre celui du mulet.
lesson-open-more-instead = Le sarcophage du mulet a trois yeux, celui du chat deux, et un scarabée inutilisé ne rapporte rien.
lesson-end = C’est tout Luxor : des images identiques amènent des scarabées, le troisième ouvre un sarcophage, et il va à qui se tient là.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-tile = Plaquettes Hiéroglyphes
box-archaeologist = Archéologues, cinq par couleur
box-scarab = Scarabées
box-sarcophagus-1 = Sarcophages à un œil
box-sarcophagus-2 = Sarcophages à deux yeux
box-sarcophagus-3 = Sarcophages à trois yeux
box-pharaoh = Cartes Pharaon
box-curse = Plaquettes Malédiction, pour la variante
example-takeover = Prendre une colonne
example-takeover-0 = Basile tient la colonne du mulet, avec 1 scarabée. Dans la fente 3, un mulet regarde à droite, dans la fente 5 un autre regarde à gauche, et Amina a un mulet qui regarde à droite.
example-takeover-1 = Il tombe entre les deux et forme deux combinaisons : avec la fente 3 de même direction, avec la fente 5 opposée. Amina dit laquelle vient d’abord.
example-takeover-2 = La même direction chasse Basile, et Amina prend sa place. Les combinaisons apportent les scarabées 2 et 3, et trois ouvrent le premier sarcophage, qui est pour elle : 3 points. L’opposée d’abord aurait laissé Basile en place.
example-lid = Le troisième scarabée, et un de plus
example-lid-0 = Amina tient la colonne du dromadaire, où il y a 2 scarabées.
example-lid-1 = Son dromadaire forme deux combinaisons, une avec chaque voisin.
example-lid-2 = La première apporte le scarabée numéro 3 : Amina prend le premier sarcophage, qui vaut 3, et les trois retournent sur la dalle. La seconde apporte alors 1 nouveau scarabée.
example-waiting = Trois scarabées, et personne
example-waiting-0 = La colonne du dromadaire a 2 scarabées, et personne ne s’y trouve.
example-waiting-1 = Basile forme une combinaison : il peut placer un archéologue.
example-waiting-2 = Il ne le fait pas. La combinaison apporte quand même son scarabée : ils sont 3, et attendent.
example-waiting-3 = Amina forme la combinaison suivante.
example-waiting-4 = Elle place un archéologue et ouvre aussitôt : 3 points. Vient ensuite le scarabée de cette même combinaison, numéro 1 des trois prochains.
example-wall = Le mur est plein
example-wall-0 = Il reste une plaquette à glisser, et elle est à Basile.
example-wall-1 = Elle forme deux combinaisons.
example-wall-2 = Le mur est plein. Chacun réunit maintenant les scarabées des colonnes où il se trouve : trois y ouvrent encore un sarcophage.
example-wall-3 = Amina a 1 scarabée au crocodile et 2 au serpent. Ensemble, ils ouvrent le sarcophage du crocodile, qui vaut 10.
example-wall-4 = Basile paie avec les scarabées de trois colonnes et ouvre celui du dromadaire, qui vaut 8 ; de cette colonne-là, 1.
example-wall-5 = Et encore un, celui du mulet, qui vaut 8. Amina a 41 points, Basile 63 et la victoire.
example-pharaoh = La carte Pharaon
example-pharaoh-0 = Seule Amina voit sa carte Pharaon : le dromadaire.
example-pharaoh-1 = Elle forme une combinaison de dromadaires, et leur colonne est libre.
example-pharaoh-2 = Si son archéologue y est encore à la fin, cela vaut 7 points, même si rien n’a été ouvert. Mieux vaut ne pas montrer à quel point elle y tient.
example-curse = La malédiction du pharaon (variante)
example-curse-0 = Amina a ouvert un sarcophage. Basile glisse une plaquette et pioche.
example-curse-1 = Une plaquette Malédiction apparaît : mulet, serpent et crocodile. Tous cherchent les trois alignés dans le mur.
example-curse-2 = Basile est le premier à les trouver, côte à côte tout en bas.
example-curse-3 = Il désigne Amina, qui possède un sarcophage.
example-curse-4 = Elle en donne un, qui vaut 3. La plaquette Malédiction quitte la partie.
## Ce qu’on peut savoir

chance-next = La prochaine plaquette montre cet animal : { $animal }.
chance-value = Un sarcophage fermé à { $eyes ->
    [one] un œil
   *[other] { $eyes } yeux
  } contient { $value }, le maximum.
chance-pharaoh = Animal de la carte pharaon ({ $player }) : { $animal }.
## Studies

gain-pharaoh = carte de pharaon : { $what }
gain-opened = un sarcophage valant { $what }
gain-posted = un archéologue posté
gain-moved = un archéologue déplacé
gain-resolved = une combinaison résolue : { $what }
study-q1 = Sans horloge, la course est jouée à l’extrême : c’est toujours le même joueur, celui de la place 1, qui regarde le premier.
study-q3 = Pas essayé : les règles ne connaissent que le choix de la victime ; celui du preneur serait une autre règle. Cela ne compte que dans la variante avec les malédictions.
study-q4 = Pas essayé : sans cela, il faudrait refuser de montrer une ligne à qui n’a personne à frapper, ce qui serait une autre règle. Cela ne compte que dans la variante avec les malédictions.
study-animals = Pas essayé : ce sont des noms, et le jeu est le même sous d’autres.
