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
prompt-discarding = Rien ne va : défausse une deuxième relique.
prompt-refilling = Ta main est épuisée : pioche { $missing ->
    [one] encore une relique
   *[other] { $missing } reliques
  }.

## What has happened

event-first = { $player } commence la mise en place.
event-drew = { $player } pioche un { $relic }.
event-stopped = { $player } arrête de piocher.
event-placed = { $player } pose un { $relic } sur la rangée { $row }.
event-prime = { $player } gagne une prime pour un nouveau { $relic } sur la rangée { $row } ; { $left ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $left }
  }.
event-took = { $player } complète la rangée { $row } (valeur { $value }) et prend ses { $cards } reliques.
event-blocked = La rangée { $row } ne peut plus atteindre 15 (elle vaut { $value }) : ses { $cards } reliques sont défaussées.
event-restarted = La rangée { $row } redémarre avec un { $relic }.
event-discarded = { $player } défausse un { $relic }.
event-emptied = { $player } n’a plus de reliques et en pioche cinq.
event-over = { $ending }

ending-piles = Les piles sont épuisées : la partie est finie.
ending-primes = La dernière prime est décernée : la partie est finie.

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
zone-discard = Défausse commune
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

intro-goal = Range tes trouvailles dans trois rangées communes, et sois celui qui les amène à 15.
intro-turn = Pioche des reliques dans les piles, une par une, jusqu’à cinq en main ; ou poses-en exactement deux au bout des rangées.
legend-relic-5 = Relique : de 0 à 9, piochée dans les piles, posée au bout d’une rangée.
legend-prime = Prime : gagnée en répétant une valeur de la rangée. Elle vaut un point, ou deux si tu as plus de primes que de reliques.
legend-row = Rangée : à 15 ou plus, qui a posé en dernier prend ses cartes.
