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
    [0] Il ne va sur aucune rangée pour l’instant.
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
lesson-draw-more = Dessous, il y avait un 9. Tu peux continuer jusqu’à cinq reliques en main : prends-le.
lesson-stop = Tu pourrais continuer, mais ce que tu découvres profite aussi à l’autre. Arrête-toi là.
lesson-place = Le robot a amené la rangée 2 à 7 : avec ton 8, cela fait 15 ! On pose toujours deux reliques : commence par le 2, sur la rangée 3.
lesson-prime = La rangée 3 avait déjà un 2 : répéter une valeur te rapporte une prime, un point. Maintenant le 8 au bout de la rangée 2 : 3 + 4 + 8 = 15.
lesson-took = À 15, toutes les cartes de la rangée sont à toi. La rangée 3 ne compte son 2 qu’une fois : avec 5 et 9, elle fait 16. Commence par le 5, on ne pose qu’aux extrémités.
lesson-nine = Maintenant le 9 : il complète la rangée. Il vide aussi ta main, qui se remplit aussitôt.
lesson-refill = Prends la dernière relique. Quand les piles sont vides, la partie est finie.
lesson-end = Deux rangées en trois tours : tu as gagné. C’est tout Saqqara : piocher, poser par deux, et être celui qui complète une rangée.

## Studies

gain-drew = relique piochée : { $what }
gain-prime = une prime
gain-took = une rangée prise
