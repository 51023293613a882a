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
   *[other] Faire étaler ses cartes à { $seat_name }
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
prompt-replacing = Laquelle de tes cartes prend la place de { $target } ?
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
event-dealt = { $player } reçoit le { $card1 }, le { $card2 }, le { $card3 } et le { $card4 }.
event-dealt-hidden = { $player } reçoit quatre cartes aventure.
event-equipped = { $player } pioche parmi ses cartes action : { $tool1 }, { $tool2 } et { $tool3 }.
event-equipped-hidden = { $player } pioche trois de ses cartes action.
event-turned = Rangée { $row } : on retourne un { $treasure } ; il faut { $gems } cartes.
event-first = { $player } commence.
event-acted = { $player } joue { $tool }.
event-copied = { $player } copie { $tool }.
event-swapped = { $player } et { $other } échangent leurs camps : { $player } passe au camp { $camp }, { $other } au camp { $other_camp }.
event-looked = { $player } fait étaler ses cartes aventure à { $other }.
event-shown = { $player } montre le { $card }.
event-aimed = { $player } vise le { $card } de la rangée { $row }.
event-replaced = { $player } remplace le { $card } de la rangée { $row } par le { $new } ; le { $card } est défaussé.
event-played = { $player } joue le { $card } dans la rangée { $row }.
event-borrowed = { $player } joue le { $card }, pris à { $other }, dans la rangée { $row }.
event-veiled = { $player } joue le { $card } face cachée dans la rangée { $row }.
event-veiled-hidden = { $player } joue une carte face cachée dans la rangée { $row }.
event-unveiled = { $player } avait caché le { $card } dans la rangée { $row }.
event-tallied = Rangée { $row } : le { $camp } totalise { $sum } pour { $player }.
event-awarded = { $player } prend le { $treasure } de la rangée { $row } avec { $sum } en { $camp }.
event-tied = Égalité à { $sum } dans la rangée { $row } : le { $treasure } reste en place et sa rangée recommence.
event-closed = Il n’y a plus de trésor pour l’emplacement { $row } : il est fermé.
event-roped = { $player } attrape au lasso le { $card } de la rangée { $row }.
event-shuffled = Les { $count } cartes aventure défaussées sont mélangées en une nouvelle pioche.
event-stacked = Dans la pioche : le { $card }.
event-stacked-hidden = Une carte rejoint la pioche.
event-drew = { $player } pioche le { $card }.
event-drew-hidden = { $player } pioche une carte aventure.
event-readied = { $player } pioche { $tool } parmi ses cartes action.
event-readied-hidden = { $player } pioche une de ses cartes action.
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
refusal-no-such-seat = Les places vont de 1 à { $players }.
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
card-veiled = { $card }, face cachée, connu de toi seul
row-label = Rangée { $place } : { $filled } cartes sur { $gems }
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
won-by = Trésors ({ $name }) : { $points } points
won-nothing = Aucun trésor encore. Le bleu rapporte, un rouge seul coûte, deux rouges égaux rapportent.
hand-of = { $name } : { $cards ->
    [one] une carte aventure
   *[other] { $cards } cartes aventure
  }
holds = { $name } : { $cards } cartes aventure, { $tools } cartes action, encore { $pile } dans la pioche
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
note-cards = 60 cartes Aventure : chaque couleur une fois de 1 à 12 ; un camp par couleur.
note-tools = 35 cartes Action : une de chaque pour chaque place.
note-copies = Combien de fois revient chaque nombre de gemmes, dans l’ordre donné plus haut. Aucune source ne le dit : les 8 et les 12 sont répartis également.

## Deals that cannot be laid

error-deal-colour = La couleur { $letter } n’est pas en jeu : aucune place n’a son camp.
error-deal-colours = { $players } joueurs jouent avec autant de couleurs, et la donne nomme des cartes de { $letters }.

## Introduction

intro-goal = Attire dans ton camp les trésors qui te vont, et envoie les maudits chez les autres.
intro-turn = Si tu veux, joue une carte Action. Puis joue une carte Aventure dans une rangée et pioche.
legend-camp = Camp : ta couleur. Une rangée pleine revient au camp de la couleur la plus forte, peu importe qui a joué les cartes.
legend-land-g = Carte Aventure : compte pour sa couleur, dans n’importe quelle rangée.
legend-gem-blue = Trésor bleu : vaut ses joyaux.
legend-gem-red = Trésor rouge : seul il compte contre toi, deux pareils comptent pour toi.
legend-tool-compass = Carte Action : une par tour au plus, avant la carte Aventure.
