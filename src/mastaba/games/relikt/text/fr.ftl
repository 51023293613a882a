### Relikt

pitch = Joue des cartes de toutes les couleurs, et fais en sorte que les beaux trésors tombent dans ton camp et les maudits chez les autres.
how-you-win = Tu gagnes avec le plus de joyaux : les trésors bleus comptent pour toi, deux rouges égaux aussi, et un rouge resté seul compte contre toi.

## What may be done now

action-rum = Jouer la bouteille de rhum : échanger les camps
action-compass = Jouer la boussole : deux cartes aventure ce tour-ci
action-blindfold = Jouer le bandeau : ta carte aventure face cachée
action-binoculars = Jouer les jumelles : jouer une carte d’une autre main
action-lasso = Jouer le lasso : prendre une carte d’une rangée au lieu de piocher
action-pistol = Jouer le pistolet : remplacer une carte d’une rangée
action-camera = Jouer l’appareil photo : copier la dernière action
action-seat = { $acting ->
    [rum] Échanger les camps avec { $seat_name }
   *[other] Demander à { $seat_name } d’étaler ses cartes
  }
action-replace = Remplacer le { $card }
action-by = Y mettre le { $card }
action-play = Jouer le { $card } dans la rangée { $row }
action-rope = Prendre le { $card }

prompt-turn = Joue une carte aventure ; avant elle, tu peux jouer une carte action.
prompt-choosing = { $acting ->
    [rum] Avec qui échanges-tu ton camp ?
   *[other] De qui veux-tu voir les cartes ?
  }
prompt-aiming = Quelle carte le pistolet remplace-t-il ?
prompt-replacing = Laquelle de tes cartes prend la place du { $target } ?
prompt-playing = { $acting ->
    [compass] Joue deux cartes aventure : { $plays ->
        [one] encore une.
       *[other] choisis la première.
      }
    [blindfold] Joue une carte aventure, face cachée.
    [binoculars] Joue une des cartes étalées.
   *[other] Joue maintenant une carte aventure.
  }
prompt-roping = Quelle carte visible prends-tu ?

## What has happened

event-camped = { $player } tient le camp { $camp }.
    .player = Tu tiens le camp { $camp }.
event-dealt = { $player } reçoit le { $card1 }, le { $card2 }, le { $card3 } et le { $card4 }.
    .player = Tu reçois le { $card1 }, le { $card2 }, le { $card3 } et le { $card4 }.
event-dealt-hidden = { $player } reçoit quatre cartes aventure.
    .player = Tu reçois quatre cartes aventure.
event-equipped = { $player } pioche parmi ses cartes action : { $tool1 }, { $tool2 } et { $tool3 }.
    .player = Tu pioches parmi tes cartes action : { $tool1 }, { $tool2 } et { $tool3 }.
event-equipped-hidden = { $player } pioche trois de ses cartes action.
    .player = Tu pioches trois de tes cartes action.
event-turned = Rangée { $row } : on retourne un { $treasure } ; il faut { $gems } cartes.
event-first = { $player } commence.
    .player = Tu commences.
event-acted = { $player } joue { $tool }.
    .player = Tu joues { $tool }.
event-copied = { $player } copie { $tool }.
    .player = Tu copies { $tool }.
event-swapped = { $player } échange son camp avec { $other } : { $player } passe au camp { $camp }, { $other } au camp { $other_camp }.
    .player = Tu échanges ton camp avec { $other } : tu passes au camp { $camp }, { $other } au camp { $other_camp }.
    .other = { $player } échange son camp avec toi : { $player } passe au camp { $camp }, toi au camp { $other_camp }.
event-looked = { $player } demande à { $other } d’étaler ses cartes aventure.
    .player = Tu demandes à { $other } d’étaler ses cartes aventure.
    .other = { $player } te demande d’étaler tes cartes aventure.
event-shown = { $player } montre le { $card }.
    .player = Tu montres le { $card }.
event-aimed = { $player } vise le { $card } de la rangée { $row }.
    .player = Tu vises le { $card } de la rangée { $row }.
event-replaced = { $player } remplace le { $card } de la rangée { $row } par le { $new } ; le { $card } est défaussé.
    .player = Tu remplaces le { $card } de la rangée { $row } par le { $new } ; le { $card } est défaussé.
event-played = { $player } joue le { $card } dans la rangée { $row }.
    .player = Tu joues le { $card } dans la rangée { $row }.
event-borrowed = { $player } joue le { $card }, pris à { $other }, dans la rangée { $row }.
    .player = Tu joues le { $card }, pris à { $other }, dans la rangée { $row }.
    .other = { $player } te prend le { $card } et le joue dans la rangée { $row }.
event-veiled = { $player } joue face cachée le { $card } dans la rangée { $row }.
    .player = Tu joues face cachée le { $card } dans la rangée { $row }.
event-veiled-hidden = { $player } joue une carte face cachée dans la rangée { $row }.
    .player = Tu joues une carte face cachée dans la rangée { $row }.
event-unveiled = { $player } avait caché le { $card } dans la rangée { $row }.
    .player = Tu avais caché le { $card } dans la rangée { $row }.
event-tallied = Rangée { $row } : { $sum } en { $camp } pour { $player }.
    .player = Rangée { $row } : { $sum } en { $camp } pour toi.
event-awarded = { $player } prend le { $treasure } de la rangée { $row } avec { $sum } en { $camp }.
    .player = Tu prends le { $treasure } de la rangée { $row } avec { $sum } en { $camp }.
event-tied = Égalité à { $sum } dans la rangée { $row } : le { $treasure } reste en place et sa rangée recommence.
event-closed = Il n’y a plus de trésor pour l’emplacement { $row } : il est fermé.
event-roped = { $player } attrape au lasso le { $card } de la rangée { $row }.
    .player = Tu attrapes au lasso le { $card } de la rangée { $row }.
event-shuffled = Les { $count } cartes aventure défaussées sont mélangées en une nouvelle pioche.
event-stacked = Dans la pioche : le { $card }.
event-stacked-hidden = Une carte rejoint la pioche.
event-drew = { $player } pioche le { $card }.
    .player = Tu pioches le { $card }.
event-drew-hidden = { $player } pioche une carte aventure.
    .player = Tu pioches une carte aventure.
event-readied = { $player } pioche { $tool } parmi ses cartes action.
    .player = Tu pioches { $tool } parmi tes cartes action.
event-readied-hidden = { $player } pioche une de ses cartes action.
    .player = Tu pioches une de tes cartes action.
event-over = { $ending }

ending-treasures = Le dernier trésor est attribué : la partie est finie.
ending-spared = Il reste un trésor, qui ne va à personne : la partie est finie.

## Things

card-g1 = 1 vert
card-g2 = 2 vert
card-g3 = 3 vert
card-g4 = 4 vert
card-g5 = 5 vert
card-g6 = 6 vert
card-g7 = 7 vert
card-g8 = 8 vert
card-g9 = 9 vert
card-g10 = 10 vert
card-g11 = 11 vert
card-g12 = 12 vert
card-b1 = 1 bleu
card-b2 = 2 bleu
card-b3 = 3 bleu
card-b4 = 4 bleu
card-b5 = 5 bleu
card-b6 = 6 bleu
card-b7 = 7 bleu
card-b8 = 8 bleu
card-b9 = 9 bleu
card-b10 = 10 bleu
card-b11 = 11 bleu
card-b12 = 12 bleu
card-w1 = 1 blanc
card-w2 = 2 blanc
card-w3 = 3 blanc
card-w4 = 4 blanc
card-w5 = 5 blanc
card-w6 = 6 blanc
card-w7 = 7 blanc
card-w8 = 8 blanc
card-w9 = 9 blanc
card-w10 = 10 blanc
card-w11 = 11 blanc
card-w12 = 12 blanc
card-r1 = 1 rouge
card-r2 = 2 rouge
card-r3 = 3 rouge
card-r4 = 4 rouge
card-r5 = 5 rouge
card-r6 = 6 rouge
card-r7 = 7 rouge
card-r8 = 8 rouge
card-r9 = 9 rouge
card-r10 = 10 rouge
card-r11 = 11 rouge
card-r12 = 12 rouge
card-y1 = 1 jaune
card-y2 = 2 jaune
card-y3 = 3 jaune
card-y4 = 4 jaune
card-y5 = 5 jaune
card-y6 = 6 jaune
card-y7 = 7 jaune
card-y8 = 8 jaune
card-y9 = 9 jaune
card-y10 = 10 jaune
card-y11 = 11 jaune
card-y12 = 12 jaune

colour-green = vert
colour-blue = bleu
colour-white = blanc
colour-red = rouge
colour-yellow = jaune

letter-green = V
letter-blue = Be
letter-white = Ba
letter-red = R
letter-yellow = J

treasure-blue3 = trésor à 3 joyaux bleus
treasure-blue4 = trésor à 4 joyaux bleus
treasure-blue5 = trésor à 5 joyaux bleus
treasure-blue6 = trésor à 6 joyaux bleus
treasure-red4 = trésor à 4 joyaux rouges
treasure-red5 = trésor à 5 joyaux rouges
treasure-red6 = trésor à 6 joyaux rouges

tool-rum = la bouteille de rhum
tool-compass = la boussole
tool-blindfold = le bandeau
tool-binoculars = les jumelles
tool-lasso = le lasso
tool-pistol = le pistolet
tool-camera = l’appareil photo

## What a reason says is done

deed-awarded = prendre le { $treasure } de la rangée { $row }
deed-tied = la rangée { $row } est à égalité et son { $treasure } reste en place
deed-roped = reprendre le { $card } de la rangée { $row }
deed-replaced = remplacer le { $card } de la rangée { $row }
deed-borrowed = prendre le { $card } à { $other }
deed-leads = mener dans la rangée { $row }

## Why not

refusal-over = La partie est finie.
refusal-must-choose = Choisis d’abord un adversaire pour { $acting ->
    [rum] le rhum
   *[other] les jumelles
  }.
refusal-must-aim = Désigne d’abord la carte visible que le pistolet doit remplacer.
refusal-must-replace = Remplace d’abord le { $target } par une carte de ta main : { $hand }.
refusal-must-play = Le lasso sert à la fin de ton tour : joue d’abord une carte aventure.
refusal-must-rope = Ton lasso prend maintenant une carte visible : { $faceup }.
refusal-not-held = Tu n’as pas cette carte action en main. Tu as : { $tools }.
refusal-one-action = Tu as déjà joué ta carte action ce tour-ci : joue maintenant une carte aventure.
refusal-no-target = Le pistolet n’aurait rien à remplacer : aucune carte visible n’a la couleur ou le nombre d’une des tiennes ({ $hand }).
refusal-nothing-to-copy = Aucune action n’a encore été jouée : l’appareil photo n’a rien à copier.
refusal-no-copy-of-copy = Un appareil photo est au sommet de la défausse, et on ne copie pas un appareil photo. Attends une autre action.
refusal-no-choice-of-seat = On ne choisit un adversaire qu’après le rhum ou les jumelles.
refusal-own-seat = Choisis un adversaire, pas toi-même.
refusal-no-such-seat = Ce joueur n’existe pas. Les joueurs portent les numéros 1 à { $players } : { $seats }.
refusal-no-pistol = Seul un pistolet remplace les cartes des rangées.
refusal-not-face-up = Cette carte n’est pas visible dans une rangée. Sont visibles : { $faceup }.
refusal-no-match-in-hand = Aucune de tes cartes ({ $hand }) n’a la couleur ou le nombre de celle-là. Désignes-en une autre.
refusal-not-in-hand = Tu n’as pas cette carte. Tu as : { $hand }.
refusal-unlike = Cette carte n’a ni la couleur ni le nombre du { $target }. Tu as : { $hand }.
refusal-not-shown = Avec les jumelles, tu joues une des cartes étalées : { $shown }.
refusal-row-closed = Cet emplacement est fermé : il n’y a plus de trésor pour lui. Rangées ouvertes : { $rows }.
refusal-no-lasso = Seul un lasso prend des cartes dans les rangées, à la fin du tour.
refusal-no-such-row = Il y a quatre rangées, de 1 à 4. Ouvertes : { $rows }.
refusal-no-such-card = Cette carte n’est pas en jeu : les couleurs sont { $camps }, les nombres vont de 1 à 12.

## The table

zone-row = Rangée { $place }
zone-treasures = Pioche de trésors
zone-removed = Trésors écartés
zone-deck = Pioche d’aventure
zone-discard = Défausse d’aventure
zone-actions = Dernière action jouée
zone-camp = Camp
zone-hand = Cartes aventure
zone-kit = Cartes action
zone-pile = Pioche d’actions
zone-won = Trésors
fact-count = nombre
fact-gems = joyaux
fact-is-closed = fermée
fact-is-face-down = face cachée
fact-points = points

## What the page says

short-rum = Rhum
short-compass = Boussole
short-blindfold = Bandeau
short-binoculars = Jumelles
short-lasso = Lasso
short-pistol = Pistolet
short-camera = Photo
card-veiled = { $card }, face cachée, que toi seul connais
row-label = Rangée { $place } : { $filled } sur { $gems } cartes
row-closed = fermée
row-awarded = { $name } prendrait le trésor
row-tied = Égalité : personne ne prendrait le trésor
row-unknown = Une carte face cachée déciderait du trésor
sum-label = { $colour } : { $sum } pour { $name }
sum-hidden = { $count ->
    [one] une carte est face cachée
   *[other] { $count } cartes sont face cachée
  }
camp-of = { $name } tient le camp { $colour }
your-camp = Ton camp
won-by = Trésors ({ $name }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
won-nothing = Aucun trésor encore. Le bleu rapporte, un rouge seul coûte, deux rouges égaux rapportent.
hand-of = { $name } : { $cards ->
    [one] une carte aventure
   *[other] { $cards } cartes aventure
  }
pile-left = encore { $count } dans la pioche d’actions
opened-hand = Étalées par { $name }
points-blue = Joyaux bleus ({ $count ->
    [one] un trésor
   *[other] { $count } trésors
  })
points-red4 = { $count ->
    [one] Trésor rouge à 4 : seul, il compte en moins
   *[other] Trésors rouges à 4 : { $count } ({ $pairs ->
        [one] une paire +4
       *[other] { $pairs } paires +4 chacune
      }{ $alone ->
        [1] , un seul −4
       *[other] { "" }
      })
  }
points-red5 = { $count ->
    [one] Trésor rouge à 5 : seul, il compte en moins
   *[other] Trésors rouges à 5 : { $count } ({ $pairs ->
        [one] une paire +5
       *[other] { $pairs } paires +5 chacune
      }{ $alone ->
        [1] , un seul −5
       *[other] { "" }
      })
  }
points-red6 = { $count ->
    [one] Trésor rouge à 6 : seul, il compte en moins
   *[other] Trésors rouges à 6 : { $count } ({ $pairs ->
        [one] une paire +6
       *[other] { $pairs } paires +6 chacune
      }{ $alone ->
        [1] , un seul −6
       *[other] { "" }
      })
  }

## Rulings

option-treasures-left = La partie se termine quand il reste ce nombre de trésors

## The box

figure-cards = cartes aventure
figure-letters = lettres
figure-colours = couleurs
figure-highest = nombre le plus haut
figure-tools = cartes action
figure-names = noms
figure-treasures = trésors
figure-count = nombre
figure-gems = joyaux
figure-copies = exemplaires de chaque
figure-table = table
figure-rows = rangées
figure-removed = trésors écartés
figure-hand = cartes aventure en main
note-cards = 60 cartes aventure : chaque couleur une fois de 1 à 12 ; un camp par couleur.
note-tools = 35 cartes action : une de chaque pour chaque joueur.
note-copies = Combien de fois revient chaque nombre de joyaux, dans l’ordre donné plus haut. Aucune source ne le dit : les 8 et les 12 sont répartis également.

## Deals that cannot be laid

error-deal-colour = La couleur { $letter } n’est pas en jeu : personne n’a son camp.
error-deal-colours = { $players } joueurs jouent avec autant de couleurs, et la donne nomme des cartes de { $letters }.

## Introduction

intro-goal = Attire dans ton camp les trésors qui te vont, et envoie les maudits chez les autres.
intro-turn = Si tu veux, joue une carte action. Puis joue une carte aventure dans une rangée et pioche.
legend-camp = Camp : ta couleur. Une rangée pleine revient au camp de la couleur la plus forte, peu importe qui a joué les cartes.
legend-land-g = Carte aventure : compte pour sa couleur, dans n’importe quelle rangée.
legend-gem-blue = Trésor bleu : vaut ses joyaux.
legend-gem-red = Trésor rouge : seul, il compte contre toi ; deux pareils comptent pour toi.
legend-tool-compass = Carte action : une par tour au plus, avant la carte aventure.

## What is this?

about-card = Elle compte son nombre pour qui tient le camp de sa couleur, peu importe qui la joue.
about-card-back = Une carte aventure que seul son propriétaire connaît.
about-treasure-blue3 = Les joyaux bleus sont bons à prendre : 3 points. Il faut 3 cartes ; la couleur la plus forte l’emporte.
about-treasure-blue4 = Les joyaux bleus sont bons à prendre : 4 points. Il faut 4 cartes ; la couleur la plus forte l’emporte.
about-treasure-blue5 = Les joyaux bleus sont bons à prendre : 5 points. Il faut 5 cartes ; la couleur la plus forte l’emporte.
about-treasure-blue6 = Les joyaux bleus sont bons à prendre : 6 points. Il faut 6 cartes ; la couleur la plus forte l’emporte.
about-treasure-red4 = Maudit : un 4 rouge tout seul coûte 4 points, deux ensemble en rapportent 4. Un troisième est de nouveau seul.
about-treasure-red5 = Maudit : un 5 rouge tout seul coûte 5 points, deux ensemble en rapportent 5. Un troisième est de nouveau seul.
about-treasure-red6 = Maudit : un 6 rouge tout seul coûte 6 points, deux ensemble en rapportent 6. Un troisième est de nouveau seul.
about-treasure-back = Un trésor que personne n’a encore vu : 3 à 6 joyaux bleus, ou 4 à 6 rouges.
about-tool-rum = Échange ton camp avec l’adversaire de ton choix. Les trésors déjà pris restent où ils sont.
about-tool-compass = Joue deux cartes aventure ce tour-ci, dans une ou deux rangées. Pioche ensuite deux cartes.
about-tool-blindfold = Ta carte aventure de ce tour reste face cachée jusqu’à ce que sa rangée soit complète. Personne d’autre ne la connaît.
about-tool-binoculars = Un adversaire étale ses cartes aventure : joue l’une d’elles à la place d’une des tiennes.
about-tool-lasso = À la fin de ton tour, prends une carte visible dans une rangée au lieu de piocher.
about-tool-pistol = Mets une de tes cartes à la place d’une carte visible de même couleur ou de même nombre. Joue ensuite comme d’habitude.
about-tool-camera = Fait la même chose que la dernière action jouée, peu importe par qui. Ne copie jamais un autre appareil photo.
about-tool-back = Une carte action que seul son propriétaire connaît : rhum, boussole, bandeau, jumelles, lasso, pistolet ou appareil photo.
about-colour = Un camp : toutes les cartes de sa couleur comptent pour qui le tient. Le rhum échange les camps.
about-sum = Ce que font les cartes visibles de cette rangée dans cette couleur, et pour qui. La plus forte somme prend le trésor ; en cas d’égalité, personne.
about-hidden = Des cartes jouées avec un bandeau. On les retourne quand la rangée est complète, et elles comptent alors.
about-zone-row = Une rangée : son trésor demande autant de cartes qu’il a de joyaux. La carte qui la complète envoie le trésor à qui tient la couleur la plus forte, de gré ou de force.
about-zone-treasures = { $count ->
    [0] Il ne reste plus de trésor à retourner : un emplacement qui perd le sien se ferme.
    [one] Il reste { $count } trésor à retourner.
   *[other] Il reste { $count } trésors à retourner.
  } La partie finit quand le dernier est pris.
about-zone-removed = Trésors écartés avant la partie : { $count }. Personne ne les a vus, et ils n’entrent pas en jeu.
about-zone-deck = { $count ->
    [one] Il reste { $count } carte aventure
   *[other] Il reste { $count } cartes aventure
  } à piocher. Quand il n’y en a plus, on mélange la défausse.
about-zone-discard = { $count ->
    [0] Aucune carte aventure n’est défaussée.
    [one] { $count } carte aventure est défaussée.
   *[other] { $count } cartes aventure sont défaussées.
  } Elles reviennent quand la pioche est vide.
about-zone-actions = La dernière action jouée : celle qu’un appareil photo copie.
about-zone-camp = Camp ({ $owner }) : les cartes de sa couleur comptent pour { $owner }, peu importe qui les joue.
about-zone-hand = Cartes aventure ({ $owner }) : { $count }. À la fin de son tour, chacun pioche jusqu’à en avoir quatre.
about-zone-kit = Cartes action en main ({ $owner }) : { $count }. On peut en jouer une par tour, avant la carte aventure.
about-zone-pile = Cartes action encore à venir ({ $owner }) : { $count }. Qui en joue une pioche la suivante.
about-zone-won = Trésors ({ $owner }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Les bleus comptent leurs joyaux ; parmi les rouges de même nombre, chaque paire rapporte ce nombre, un seul le retire.

intro-end = La partie finit quand le dernier trésor est attribué.

# La première partie

lesson-goal = Il reste deux trésors, tous deux rouges à cinq joyaux. Un rouge seul compte contre toi, une paire compte pour toi : et tu as déjà un rouge à 5 !
lesson-camps = Une rangée est pleine quand elle a autant de cartes que son trésor a de joyaux. Le trésor va alors au camp de la couleur dont la somme est la plus forte, et ton camp est jaune.
lesson-play = Tu joues une carte par tour, dans n’importe quelle rangée. Rends le jaune fort là où il n’y a encore rien : ton 6 dans la rangée 4.
lesson-play-instead = Seul le jaune sert ton camp : avec le 6, il mène dans la rangée 4 d’aussi loin que possible.
lesson-push = Les robots poussent aussi : chacun peut jouer toute couleur partout. Tiens la rangée 4 avec ton 2 jaune.
lesson-push-instead = Ton camp ne gagne que par le jaune : le 2 te garde dans la course pour la rangée 4.
lesson-action = Le jaune y a 8, le rouge 10, et il manque une carte. Tu as pioché un 3 jaune. Avant ta carte, tu peux jouer une action : avec le bandeau, elle sera face cachée.
lesson-action-instead = L’action se joue avant la carte : après, il serait trop tard pour le bandeau.
lesson-veil = Pose maintenant le 3 jaune dans la rangée 4 : 11 à 10. C’est la cinquième carte, la rangée est donc comptée aussitôt.
lesson-veil-instead = Seul le 3 jaune dans la rangée 4 fait 11 à 10.
lesson-end = Le deuxième rouge à 5 a changé une perte en gain, et tu as gagné. C’est tout Relikt : les couleurs se battent, et un trésor vaut selon ce que tu as déjà.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-card = Cartes aventure : cinq couleurs, de 1 à 12
box-camp = Camps, un de chaque couleur
box-blue = Trésors bleus, de 3 à 6 joyaux
box-red = Trésors rouges, de 4 à 6 joyaux
example-award = Peu importe qui joue la carte
example-award-0 = Amina tient le camp vert, Basile le blanc, Chloé le jaune. Le trésor de la première rangée a 3 joyaux bleus : il lui faut trois cartes.
example-award-1 = Amina joue un 9 blanc. Il compte pour qui tient le camp blanc.
example-award-2 = Basile joue un 2 jaune.
example-award-3 = Chloé remplit la rangée avec un 5 vert. Le blanc a 9, le vert 5, le jaune 2 : Basile prend le trésor, qui vaut 3, sans avoir posé de blanc.
example-tie = Deux couleurs à égalité
example-tie-0 = Dans la première rangée, il y a un 8 jaune et un 8 vert. Il manque une carte.
example-tie-1 = Le blanc n’arrive qu’à cinq. Le vert et le jaune ont le même plus grand total, 8 : personne ne prend le trésor. Il reste, et la rangée recommence.
example-rum = Le rhum au bon moment
example-rum-0 = Le jaune mène la première rangée avec un 9, et il manque une carte. Chloé tient le camp jaune, Amina une bouteille de rhum.
example-rum-1 = Amina la joue.
example-rum-2 = Elle échange son camp avec Chloé : le jaune est à elle.
example-rum-3 = Puis elle remplit la rangée. Le jaune a 9, le trésor est donc à Amina : 3 points.
example-blindfold = Une carte cachée
example-blindfold-0 = C’est Chloé qui regarde la table. Un 6 vert est dans la première rangée.
example-blindfold-1 = Basile joue son bandeau.
example-blindfold-2 = Sa carte est face cachée. Lui seul sait qu’elle est blanche.
example-blindfold-3 = Chloé remplit la rangée avec un 5 jaune, et la carte cachée se retourne : un 9 blanc. Il bat le 6 vert, et Basile a 3 points.
example-pistol = Le pistolet
example-pistol-0 = Le 9 jaune de Chloé mène la première rangée, devant un 5 vert. Amina tient un 9 vert.
example-pistol-1 = Elle joue son pistolet.
example-pistol-2 = Elle vise le 9 jaune.
example-pistol-3 = Une carte de même nombre peut prendre sa place : le 9 vert.
example-pistol-4 = Puis elle joue comme à chaque tour, et remplit la rangée. Le vert a 14, et Amina prend le trésor : 3 points.
example-reds = Un trésor rouge, deux trésors rouges
example-reds-0 = Le trésor de la deuxième rangée a 4 joyaux rouges. Le jaune mène avec un 9, et il manque une carte.
example-reds-1 = Amina remplit la rangée, et Chloé doit prendre le trésor. Seul, il compte contre elle : 4 points de moins.
example-reds-2 = Basile commence la troisième rangée avec du jaune, lui aussi. Il y a là un autre trésor rouge de quatre joyaux.
example-reds-5 = Le jaune a 8 et l’emporte encore. Une erreur : Chloé a maintenant deux trésors rouges de 4, et la paire lui en rapporte 4.
## Ce qu’on peut savoir

chance-red = Le prochain trésor retourné est rouge.
chance-high = { $player } a en main une carte de { $least } ou plus.
chance-tool = { $player } a en main { $tool }.
chance-face-down = La carte face cachée de la rangée { $row }, posée par { $player }, vaut { $least } ou plus.
## Studies

gain-camped = premier camp : { $what }
gain-equipped = premières cartes Action : { $what }
gain-acted = action jouée : { $what }
gain-awarded = trésor pris : { $what }
family-use = Jouer une carte Action
study-q2 = Rien à essayer : c’est un fait de la boîte que les cartes ne s’épuisent pas.
study-q3 = Pas essayé : un pistolet à la place du coup normal serait une autre règle, avec d’autres actions permises.
study-q4 = Pas essayé : interdire la carte qui vient d’être jouée serait une autre règle, avec d’autres actions permises.
study-q5 = Rien à essayer : cela dit ce que les robots retiennent, ce n’est pas une règle du jeu.
