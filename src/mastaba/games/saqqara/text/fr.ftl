### Saqqara

pitch = Classe tes reliques en trois rangées croissantes et livre-les au musée juste au bon moment.
how-you-win = Tu gagnes avec le plus de points : un par relique prise dans une rangée qui atteint 15, un par prime, et deux par prime si tu as plus de primes que de reliques.

## What may be done now

action-draw = Piocher un { $relic }
action-stop = Arrêter de piocher
action-place = Poser le { $relic } sur la rangée { $row }
action-discard = Défausser le { $relic }

prompt-draft = Mise en place : prends la relique supérieure d’une pile.
prompt-turn = Pioche des reliques, ou poses-en deux.
prompt-drawing = Pioche encore une relique, ou arrête-toi.
prompt-placing = Pose ta deuxième relique.
prompt-discarding = Rien ne peut être posé : défausse une deuxième relique.
prompt-refilling = Ta main est épuisée : pioche { $missing ->
    [one] encore une relique
   *[other] { $missing } reliques
  }.

## What has happened

event-first = { $player } commence la mise en place.
    .player = Tu commences la mise en place.
event-drew = { $player } pioche { told-a-relic }.
    .player = Tu pioches { told-a-relic }.
event-stopped = { $player } arrête de piocher.
    .player = Tu arrêtes de piocher.
event-placed = { $player } pose { told-a-relic } sur la rangée { $row }.
    .player = Tu poses { told-a-relic } sur la rangée { $row }.
event-prime = { $player } gagne une prime pour un nouveau { $relic } sur la rangée { $row } ; { told-primes-left }.
    .player = Tu gagnes une prime pour un nouveau { $relic } sur la rangée { $row } ; { told-primes-left }.
event-took = { $player } complète la rangée { $row } (valeur { $value }) et prend ses { $cards } reliques.
    .player = Tu complètes la rangée { $row } (valeur { $value }) et prends ses { $cards } reliques.
event-blocked = La rangée { $row } ne peut plus atteindre 15 (elle vaut { $value }) : ses { $cards } reliques sont défaussées.
event-restarted = La rangée { $row } redémarre avec { told-a-relic }.
event-discarded = { $player } défausse { told-a-relic }.
    .player = Tu défausses { told-a-relic }.
event-emptied = { $player } n’a plus de reliques et en pioche cinq.
    .player = Tu n’as plus de reliques et en pioches cinq.
event-over = { $ending }

told-a-relic = un { $relic }
told-primes-left = { $left ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $left }
  }

ending-piles = Les piles sont épuisées : la partie est finie.
ending-primes = La dernière prime est décernée : la partie est finie.

## What a reason says is done

deed-took = compléter la rangée { $row } et prendre ses { $cards } reliques
deed-prime = gagner une prime sur la rangée { $row }
deed-ready = tenir de quoi compléter la rangée { $row }
deed-blocked = la rangée { $row } est bloquée et personne n’aura ses { $cards } reliques
deed-emptied = manquer de reliques et en piocher cinq
deed-discarded = perdre { told-a-relic }
deed-drew = piocher { told-a-relic }

## Why not

refusal-over = La partie est finie.
refusal-must-draft = Pendant la mise en place, chacun prend à son tour une relique supérieure. Au sommet : { $tops }.
refusal-must-place = Tu as posé une relique sur deux : pose la deuxième. En main : { $hand }.
refusal-must-discard = Tu as commencé à défausser : il faut encore une relique. En main : { $hand }.
refusal-must-refill = Ta main est épuisée : pioche jusqu’à { $limit } reliques. Au sommet : { $tops }.
refusal-already-drawing = Tu pioches ce tour-ci : continue ou arrête-toi. Tu poseras au tour suivant.
refusal-not-on-top = Aucune pile ne montre de { $relic }. Au sommet : { $tops }.
refusal-hand-full = Tu as déjà { $limit } reliques en main : poses-en deux.
refusal-draw-first = Tu n’as encore rien pioché : pioche au moins une relique, ou poses-en deux.
refusal-not-in-hand = Tu n’as pas de { $relic } en main. Tu as : { $hand }.
refusal-too-few = On pose deux reliques par tour et tu en as moins : pioche d’abord.
refusal-between = Une rangée se complète par ses extrémités : le { $relic } irait entre le { $low } et le { $high }. { $rows ->
    [none] Il ne va sur aucune rangée pour l’instant.
   *[other] Essaie la rangée { $rows }.
  }
refusal-no-second = Après le { $relic } sur la rangée { $row }, aucune autre de tes reliques n’irait. Commence autrement.
refusal-not-exceptional = On ne défausse qu’avec { $limit } reliques en main dont aucune paire ne peut être posée.
refusal-no-such-row = Il y a trois rangées : 1, 2 et 3.
refusal-no-such-relic = Les reliques vont de 0 à 9.

## The table

zone-piles = Piles
zone-row = Rangée { $place }
zone-bank = Primes restantes
zone-discard = Défausse générale
zone-hand = Main
fact-value = Valeur { $value } sur { $target }
fact-left = restent
fact-limit = limite
fact-relics = reliques
fact-primes = primes
fact-count = nombre

## Rulings

option-last-prime = Quand la dernière prime est décernée
option-last-prime-finish = on achève d’abord la pose
option-last-prime-instant = la partie s’arrête sur-le-champ
option-blocked = Une rangée est bloquée
option-blocked-structure = quand aucune relique ne pourrait la mener à 15
option-blocked-supply = quand aucune de celles qui restent en pile ou en main ne le pourrait

## The page

earns-prime = rapporte une prime
row-blocked = bloquée !
row-taken = à toi !
pile-left = { $count ->
    [one] il reste une relique
   *[other] il reste { $count } reliques
  }
primes-left = { $count ->
    [one] prime restante
   *[other] primes restantes
  }
points-relics = { $count ->
    [one] { $count } relique au musée
   *[other] { $count } reliques au musée
  }
points-primes = { $count ->
    [one] { $count } prime
   *[other] { $count } primes
  }
points-primes-double = { $count ->
    [one] { $count } prime, plus que de reliques : elle compte double
   *[other] { $count } primes, plus que de reliques : elles comptent double
  }

## What is this?

piece-relic = Relique { $face }
about-relic = Une relique de valeur { $face }. Elle rejoint une rangée par la gauche si rien n’y est plus petit, par la droite si rien n’y est plus grand, jamais au milieu. Si la rangée a déjà un { $face }, elle n’ajoute rien à sa valeur mais rapporte une prime.
about-zone-piles = Le chantier : chaque pile va du 0, au sommet, au 9, tout en bas. On ne pioche qu’au sommet. { $count ->
    [one] Il reste une relique
   *[other] Il reste { $count } reliques
  } en tout ; quand la dernière part, la partie est finie.
about-zone-row = Elle vaut { $value } : la somme de ses valeurs différentes, chacune comptée une fois. Qui la porte à { $target } ou plus prend toutes ses reliques, { $count } pour l’instant. Si elle ne peut plus y arriver, elle est bloquée et défaussée. Elle redémarre ensuite avec la plus petite relique visible sur les piles.
about-zone-bank = Primes restantes : { $count } sur { $all }. Qui pose une relique sur une rangée où sa valeur figure déjà en gagne une aussitôt. Quand la dernière est décernée, la partie est finie.
about-zone-discard = { $count ->
    [0] Rien n’a encore été défaussé.
    [one] Une relique s’y trouve.
   *[other] { $count } reliques s’y trouvent.
  } Les reliques des rangées bloquées finissent ici et ne rapportent rien à personne.
about-zone-hand = Main ({ $owner }) : { $limit } reliques au plus. Les mains sont visibles de tous. À la fin, elles ne valent rien.
about-relics-taken = { $relics ->
    [one] { $relics } relique prise
   *[other] { $relics } reliques prises
  } en complétant des rangées : 1 point chacune.
about-primes-earned = { $primes ->
    [one] { $primes } prime
   *[other] { $primes } primes
  } : 1 point chacune. Qui a plus de primes que de reliques à la fin marque 2 points par prime.
about-earns-prime = Cette valeur figure déjà sur la rangée : la poser ici rapporte une prime.

## The box

figure-relics = reliques
figure-sets = exemplaires de chaque
figure-lowest = la plus petite
figure-highest = la plus grande
figure-primes = primes
figure-count = nombre
figure-rows = rangées
figure-target = valeur à atteindre
figure-hands = mains
figure-draft = reliques à la mise en place
figure-limit = reliques au plus
figure-piles = piles, selon les joueurs

## Introduction

intro-goal = Classe tes reliques dans trois rangées communes, et sois celui qui les amène à 15.
intro-turn = Pioche des reliques dans les piles, une par une, jusqu’à cinq en main ; ou poses-en exactement deux au bout des rangées.
legend-relic-5 = Relique : de 0 à 9, piochée dans les piles, posée au bout d’une rangée.
legend-prime = Prime : gagnée en répétant une valeur de la rangée. Elle vaut un point, ou deux si tu as plus de primes que de reliques.
legend-row = Rangée : à 15 ou plus, celui qui a posé en dernier prend ses cartes.

intro-end = La partie finit quand la dernière relique quitte les piles, ou quand la dernière prime est gagnée.

# La première partie

lesson-goal = D’autres ont fouillé avant toi, et tu es en retard : 11 points à 16. Chaque relique prise dans une rangée de 15 vaut un point, chaque prime aussi : rattrapons-les.
lesson-turn = À ton tour, tu fais une seule chose : piocher des reliques, ou en poser exactement deux. Tu n’as qu’un 2 et un 5 : commence par piocher.
lesson-draw = Prends le 8 sur sa pile : les grandes valeurs amènent une rangée à 15.
lesson-draw-instead = Sans grande valeur en main, tu ne complètes aucune rangée : d’abord le 8.
lesson-draw-more = Dessous, il y avait un 9. Tu peux continuer jusqu’à cinq reliques en main : prends-le.
lesson-draw-more-instead = Le 9 est la plus forte valeur : ne le laisse pas au robot.
lesson-stop = Tu pourrais continuer, mais ce que tu découvres profite aussi à l’autre. Arrête-toi là.
lesson-stop-instead = La relique du dessous serait découverte, et le robot n’aurait qu’à la prendre.
lesson-place = Le robot a amené la rangée 2 à 7 : avec ton 8, cela fait 15 ! On pose toujours deux reliques : commence par le 2, sur la rangée 3.
lesson-place-instead = Seul le 2 sur la rangée 3 répète une valeur et rapporte une prime ; le 8 viendra après.
lesson-prime = La rangée 3 avait déjà un 2 : répéter une valeur te rapporte une prime, un point. Maintenant le 8 au bout de la rangée 2 : 3 + 4 + 8 = 15.
lesson-prime-instead = Le 8 suffit tout juste pour la rangée 2 ; garde le 5 et le 9 pour la rangée 3.
lesson-took = À 15, toutes les cartes de la rangée sont à toi. La rangée 3 ne compte son 2 qu’une fois : avec 5 et 9, elle fait 16. Commence par le 5, on ne pose qu’aux extrémités.
lesson-took-instead = Seuls le 5, puis le 9 amènent la rangée 3 à 16 ; après le 9, le 5 n’y entre plus.
lesson-nine = Maintenant le 9 : il complète la rangée. Il vide aussi ta main, qui se remplit aussitôt.
lesson-nine-instead = La rangée 3 resterait à 7 et ne te rapporterait rien.
lesson-refill = Prends la dernière relique. Quand les piles sont vides, la partie est finie.
lesson-end = Deux rangées en trois tours : tu as gagné. C’est tout Saqqara : piocher, poser par deux, et être celui qui complète une rangée.

## The rules page: pieces of the box, and worked examples (examples.toml)

box-relic = Reliques, numérotées de 0 à 9
box-prime = Primes
example-prime = Une valeur déjà présente
example-prime-0 = Amina tient 1, 1, 1, 2 et 6. Le 2 ne va pas sur la première rangée, entre le 0 et le 3. Sur la deuxième, si : elle finit par un 2, et deux valeurs égales peuvent se toucher.
example-prime-1 = La deuxième rangée avait déjà un 2 : celui-ci n’ajoute rien à sa valeur, mais rapporte aussitôt une prime.
example-prime-2 = Le 6 porte la troisième rangée à 16 : les deux 0 ne comptent qu’une fois. Amina prend les 6 cartes, le doublon aussi.
example-fifteen = Une rangée arrive à 15
example-fifteen-0 = Basile tient 1, 4 et 6. La troisième rangée est 0 2 3, elle vaut 5. Son 1 n’y va pas : une rangée ne grandit que par ses bouts.
example-fifteen-1 = Le 4 se pose à droite. On n’évalue rien avant que les deux reliques soient posées.
example-fifteen-2 = 0 2 3 4 6 font 15 : Basile prend les 5 cartes. La rangée redémarre avec la plus basse relique des piles, un 2.
example-blocked = Une rangée qui n’y arrivera plus
example-blocked-0 = Basile tient 3, 8 et 9. La troisième rangée est 0 5, la première 0 1 7.
example-blocked-1 = Avec le 9, la troisième rangée vaut quatorze, et rien ne peut plus s’y ajouter, ni avant le 0 ni après le 9.
example-blocked-2 = Le 8 porte la première rangée à 16 : 4 cartes pour Basile. La troisième reste à 14 : elle est bloquée et ses 3 cartes sont défaussées.
example-refill = Les deux dernières reliques posées
example-refill-0 = Amina n’a plus que 1 et 2.
example-refill-1 = Le 1 rejoint la troisième rangée.
example-refill-2 = Le 2 rejoint la deuxième, et sa main est vide : elle pioche aussitôt cinq reliques, sans pouvoir s’arrêter avant.
example-refill-3 = Ce qu’une pioche découvre peut être pioché ensuite.
example-refill-7 = Cinq reliques en main : le tour est fini.
example-discard = Cinq en main, et rien ne va
example-discard-0 = Amina tient 1, 2, 2, 2 et 6. Seul le 6 va quelque part, et après lui plus rien n’irait. Avec cinq reliques en main, elle ne peut pas piocher non plus.
example-discard-1 = C’est le seul cas où l’on défausse : deux reliques de son choix.
example-discard-2 = Deux reliques en moins, et le tour est fini.
example-double = Plus de primes que de reliques
example-double-0 = Basile a pris 4 reliques et gagné 4 primes : 8 points. La première rangée commence par un 2.
example-double-1 = Le 2 lui rapporte une cinquième prime. Il a maintenant plus de primes que de reliques, et chaque prime vaut 2 points : avec ses quatre reliques, cela fait 14.
example-double-2 = Il faut poser une deuxième relique. Ce qu’il garde en main ne compte pas.
## Ce qu’on peut savoir

chance-piles = { $count ->
    [0] Il ne reste aucune relique
    [one] Il reste une relique
   *[other] Il reste { $count } reliques
  } dans les piles.
chance-relics = { $count ->
    [0] Il ne viendra plus aucun { $value }.
    [one] Il viendra encore un { $value }.
   *[other] Il viendra encore { $count } fois le { $value }.
  }
chance-primes = { $count ->
    [one] Il reste une prime
   *[other] Il reste { $count } primes
  } dans la banque.
## Studies

gain-drew = relique piochée : { $what }
gain-prime = une prime
gain-took = une rangée prise
