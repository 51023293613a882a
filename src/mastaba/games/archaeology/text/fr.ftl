### Archaeology: The Card Game

pitch = Fouille le désert, déjoue voleurs et tempêtes de sable, et vends tes lots au musée au meilleur moment.
how-you-win = Tu gagnes en finissant le plus riche : vends au musée des lots de trésors identiques ; plus le lot est grand, plus chaque carte vaut cher.

## Names that other sentences use

named-one = { $treasure ->
    [shard] un fragment de pot
    [parchment] un morceau de parchemin
    [coin] une pièce
    [talisman] un talisman
    [cup] une tasse brisée
    [map] une carte plan
   *[mask] un masque de pharaon
  }
named-many = { $treasure ->
    [shard] fragments de pot
    [parchment] morceaux de parchemin
    [coin] pièces
    [talisman] talismans
    [cup] tasses brisées
    [map] cartes plan
   *[mask] masques de pharaon
  }
named-chamber = { $chamber ->
    [small] la petite chambre
    [medium] la chambre moyenne
   *[large] la grande chambre
  }

card-shard = un fragment de pot
card-parchment = un morceau de parchemin
card-coin = une pièce
card-talisman = un talisman
card-cup = une tasse brisée
card-map = une carte plan
card-mask = un masque de pharaon
card-thief = un voleur
card-storm = une tempête de sable

treasures-shard = fragments de pot
treasures-parchment = morceaux de parchemin
treasures-coin = pièces
treasures-talisman = talismans
treasures-cup = tasses brisées
treasures-map = cartes plan
treasures-mask = masques de pharaon

chamber-small = la petite chambre
chamber-medium = la chambre moyenne
chamber-large = la grande chambre

## What may be done now

action-steal = Voler { $victim_name }
action-discard = Abandonner { named-one }
action-give = Donner { named-one } (valeur { $price })
action-take = Prendre { named-one } (valeur { $price })
action-trade = Conclure l’échange
action-explore = Explorer { named-chamber }
action-sell = Vendre { $size ->
    [one] { named-one }
   *[other] { $size } { named-many }
  } pour { $worth } $
action-end = Finir le tour

prompt-turn = Choisis une carte à échanger ou à vendre, explore une chambre, ou finis ton tour.
prompt-thief = Tu as croisé un voleur : chez qui l’envoies-tu ?
prompt-storm = Tempête de sable ! Choisis { $share ->
    [one] une carte
   *[other] { $share } cartes
  } à abandonner au marché.
prompt-giving = Tu as { $credit } à dépenser : { $offers ->
    [0] trop peu pour ce que propose le marché. Donne encore, ou reprends ton offre.
   *[other] prends quelque chose au marché{ $givable ->
        [0] .
       *[other] , ou donne encore.
      }
  }
prompt-taking = { $credit ->
    [0] Il ne te reste rien à dépenser : conclus l’échange.
   *[other] Il te reste { $credit } : prends encore, ou conclus l’échange.
  }

## What has happened

event-first = { $player } commence.
    .player = Tu commences.
event-turn = À { $player } de jouer.
    .player = À toi de jouer.
event-dug = { $player } déterre { $card }.
    .player = Tu déterres { $card }.
event-dug-hidden = { $player } déterre un trésor.
    .player = Tu déterres un trésor.
event-thief = { $player } tombe sur un voleur ; { told-thieves-left }.
    .player = Tu tombes sur un voleur ; { told-thieves-left }.
event-nobody = Aucun adversaire n’a de carte : le voleur croisé par { $player } repart les mains vides.
    .player = Aucun de tes adversaires n’a de carte : le voleur repart les mains vides.
event-stole = { $player } vole { $card } à { $victim }.
    .player = Tu voles { $card } à { $victim }.
    .victim = { $player } te vole { $card }.
event-stole-hidden = { $player } vole une carte à { $victim }.
    .player = Tu voles une carte à { $victim }.
    .victim = { $player } te vole une carte.
event-storm = { $player } essuie une tempête de sable ; { told-storms-left }.
    .player = Tu essuies une tempête de sable ; { told-storms-left }.
event-share = { $player } doit abandonner { told-cards-lost } à la tempête.
    .player = Tu dois abandonner { told-cards-lost } à la tempête.
event-discarded = { $player } abandonne { $card } au marché.
    .player = Tu abandonnes { $card } au marché.
event-deck-gone = C’était la dernière carte de la fouille : on ne creuse plus.
event-gave = { $player } donne { $card }.
    .player = Tu donnes { $card }.
event-took = { $player } prend { $card } au marché.
    .player = Tu prends { $card } au marché.
event-traded = { $player } conclut l’échange{ $lost ->
    [0] {""}
   *[other] {" "}en perdant { $lost } de valeur
  }.
    .player = Tu conclus l’échange{ $lost ->
        [0] {""}
       *[other] {" "}en perdant { $lost } de valeur
      }.
event-explored = { $player } explore { $chamber } avec { $maps ->
    [one] une carte plan
   *[other] { $maps } cartes plan
  } et { $cards ->
    [0] n’y trouve rien
    [one] en rapporte une carte
   *[other] en rapporte { $cards } cartes
  }.
    .player = Tu explores { $chamber } avec { $maps ->
        [one] une carte plan
       *[other] { $maps } cartes plan
      } et { $cards ->
        [0] n’y trouves rien
        [one] en rapportes une carte
       *[other] en rapportes { $cards } cartes
      }.
event-found = { $player } trouve { $card } dans la pyramide.
    .player = Tu trouves { $card } dans la pyramide.
event-found-hidden = { $player } trouve un trésor dans la pyramide.
    .player = Tu trouves un trésor dans la pyramide.
event-sold = { $player } vend au musée { told-cards-sold } pour { $value } $.
    .player = Tu vends au musée { told-cards-sold } pour { $value } $.
event-owes = { $player } doit une vente au musée ce tour-ci.
    .player = Tu dois une vente au musée ce tour-ci.
event-passed = { $player } passe.
    .player = Tu passes.
event-skipped = { $player } n’a plus de cartes : son tour est sauté.
    .player = Tu n’as plus de cartes : ton tour est sauté.
event-ended = { $player } finit son tour.
    .player = Tu finis ton tour.
event-over = { $ending }

told-thieves-left = { $left ->
    [0] c’était le dernier
    [one] il en reste un
   *[other] il en reste { $left }
  }
told-storms-left = { $left ->
    [0] c’était la dernière
    [one] il en reste une
   *[other] il en reste { $left }
  }
told-cards-lost = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }
told-cards-sold = { $count ->
    [one] { $card }
   *[other] un lot de { $count } { $treasures }
  }

ending-sold = La fouille est épuisée et tout est vendu : la partie est finie.

## What a reason says is done

deed-sold = vendre { told-cards-sold } pour { $value } $
deed-explored = emporter { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de { $chamber }
deed-owes = devoir une vente au musée
deed-traded = perdre { $lost } de valeur
deed-took = prendre { $card } au marché
deed-holds = tenir { $count } { named-many }, soit { $worth } $

forced-end = Tu n’as plus de cartes à échanger ou à vendre, ni pour explorer. (R3.1)

## Why not

refusal-over = La partie est finie.
refusal-must-steal = Tu as croisé un voleur : choisis d’abord l’adversaire qu’il dépouille.
refusal-must-discard = La tempête fait rage : abandonne d’abord { $share ->
    [one] encore une carte
   *[other] encore { $share } cartes
  } au marché.
refusal-trade-open = Ton échange est en cours : prends quelque chose au marché, puis conclus-le.
refusal-no-thief = On ne vole qu’après avoir déterré un voleur.
refusal-no-storm = On n’abandonne des cartes au marché que dans une tempête. Pour t’en défaire, échange-les.
refusal-yourself = Le voleur s’en prend à un adversaire : choisis quelqu’un d’autre que toi.
refusal-no-such-seat = Ce joueur n’existe pas. Les joueurs portent les numéros 1 à { $players } : { $seats }.
refusal-nothing-to-steal = { $victim_name } n’a pas de cartes : choisis quelqu’un qui en a.
refusal-not-in-hand = Tu n’as pas de { named-many } en main.
refusal-already-taking = Tu as déjà pris au marché : conclus cet échange, tu pourras en commencer un autre.
refusal-was-taken = Tu as pris des { named-many } au marché ce tour-ci : tu ne peux pas en donner avant d’avoir exploré.
refusal-no-way-to-trade = Même en ajoutant tout ce que tu peux donner, rien au marché ne serait à ta portée contre { named-one }. Garde cette carte ou vends-la.
refusal-no-trade = Aucun échange n’est en cours : donne d’abord quelque chose.
refusal-was-given = Tu as donné des { named-many } ce tour-ci : tu ne peux pas en prendre avant d’avoir exploré.
refusal-not-in-market = Il n’y a pas de { named-many } au marché.
refusal-too-dear = Cela coûte { $price } et ton crédit est de { $credit }. { $giving ->
    [0] Prends moins cher, ou donne davantage au prochain échange.
   *[other] Donne d’abord davantage, ou prends moins cher.
  }
refusal-nothing-taken = Prends au moins une carte au marché avant de conclure l’échange.
refusal-explored = { $chamber ->
    [small] La petite chambre
    [medium] La chambre moyenne
   *[large] La grande chambre
  } a déjà été explorée : elle est vide.
refusal-too-few-maps = Il te faut { $needed ->
    [one] une carte plan
   *[other] { $needed } cartes plan
  } pour explorer { named-chamber }, et tu en as { $maps }.
refusal-too-few = Tu veux vendre { $size } { named-many } et tu en as { $held }.
refusal-sale-owed = Plus personne ne bouge : vends au moins une carte au musée, puis finis ton tour.
refusal-no-such-set = Ce lot n’existe pas. Un lot compte au moins une carte et au plus { $shard } fragments de pot, { $parchment } morceaux de parchemin, { $coin } pièces, { $talisman } talismans, { $cup } tasses brisées, { $map } carte plan ou { $mask } masques de pharaon.
refusal-no-such-treasure = Ce trésor n’existe pas. Il y a : shard (pot), parchment (parchemin), coin (pièce), talisman, cup (tasse), map (plan), mask (masque).
refusal-no-such-chamber = Cette chambre n’existe pas. Il y a : small (petite), medium (moyenne), large (grande).

## The table

zone-deck = Fouille
zone-thieves = Voleurs croisés
zone-storms = Tempêtes passées
zone-out = Plans utilisés
zone-market = Marché
zone-offer = Donné
zone-small = Petite chambre
zone-medium = Chambre moyenne
zone-large = Grande chambre
zone-hand = Main
zone-museum = Musée
fact-count = cartes
fact-left = à venir
fact-credit = crédit
fact-maps = plans requis
fact-is-explored = explorée
fact-share = à abandonner
fact-owes-sale = doit une vente
fact-points = argent
fact-set = lot
fact-worth = valeur

## What the page says

stall = { $treasure ->
    [shard] Fragments de pot
    [parchment] Morceaux de parchemin
    [coin] Pièces
    [talisman] Talismans
    [cup] Tasses brisées
    [map] Cartes plan
   *[mask] Masques de pharaon
  } : { $count } au marché, valeur { $value }
deck-left = Fouille : { $left ->
    [0] plus rien à déterrer
    [one] une carte restante
   *[other] { $left } cartes restantes
  }
thieves-left = Voleurs encore à venir : { $left } sur { $all }
storms-left = Tempêtes encore à venir : { $left } sur { $all }
chamber-full = { $chamber ->
    [small] Petite chambre
    [medium] Chambre moyenne
   *[large] Grande chambre
  } : { $count } cartes contre { $maps ->
    [one] une carte plan
   *[other] { $maps } cartes plan
  }
chamber-empty = { $chamber ->
    [small] Petite chambre
    [medium] Chambre moyenne
   *[large] Grande chambre
  } : explorée, { $count ->
    [0] vide
   *[other] { $count } cartes
  }
counter-idle = Dans un échange, ce que tu donnes se pose ici.
counter-given = Donné : { $given }
counter-left = à dépenser
counter-lost = { $lost ->
    [0] Rien n’est perdu
    [one] { $lost } serait perdu
   *[other] { $lost } seraient perdus
  }
sale-brings = { $count } pour { $value } $ : { $points } $ en tout
explore-brings = { $maps ->
    [one] Une carte plan
   *[other] { $maps } cartes plan
  } contre { $cards ->
    [0] rien : elle est vide
    [one] une carte, nul ne sait laquelle
   *[other] { $cards } cartes, nul ne sait lesquelles
  }
steal-blind = Le voleur tire à l’aveugle : nul ne sait d’avance ce qu’il prend.
money = { $points } $
museum-of = Musée ({ $name }) : { $points } $
museum-idle = Ce que tu vends s’expose ici, à l’abri des voleurs et des tempêtes.
set-sold = { $size ->
    [one] { named-one }
   *[other] { $size } { named-many }
  } : { $worth } $
hand-of = { $name } : { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
  }
hand-empty = Ta main est vide.
ladder-next = { $held ->
    [one] { named-one }
   *[other] { $held } { named-many }
  } : { $now } $, avec une carte de plus { $next } $
ladder-top = { $held ->
    [one] { named-one }
   *[other] { $held } { named-many }
  } : { $now } $, le meilleur prix
points-shard = Fragments de pot : { $sets }
points-parchment = Morceaux de parchemin : { $sets }
points-coin = Pièces : { $sets }
points-talisman = Talismans : { $sets }
points-cup = Tasses brisées : { $sets }
points-map = Cartes plan : { $sets }
points-mask = Masques de pharaon : { $sets }

## What is this?

about-card-shard = Un tesson de vieux pot. Vaut 1 dans un échange. Le musée paie un lot de 1 à 5 : 1, 2, 3, 4, 15 $.
about-card-parchment = Un bout d’écrit déchiré. Vaut 1 dans un échange. Le musée paie un lot de 1 à 4 : 1, 2, 3, 10 $.
about-card-coin = Une pièce ancienne. Vaut 2 dans un échange. Le musée paie un lot de 1 à 5 : 2, 5, 10, 18, 30 $.
about-card-cup = Une tasse en morceaux ; il en faut deux pour la compléter. Vaut 2 dans un échange. Le musée paie un lot de 1 ou 2 : 2, 15 $.
about-card-talisman = Un charme contre le mauvais sort. Vaut 3 dans un échange. Le musée paie un lot de 1 à 5 : 3, 7, 14, 24, 40 $.
about-card-mask = Le plus rare des trésors. Vaut 4 dans un échange. Le musée paie un lot de 1 à 4 : 4, 12, 26, 50 $.
about-card-map = La clé de la pyramide : une carte plan ouvre la petite chambre, deux la moyenne, trois la grande. Vaut 3 dans un échange. Le musée en donne 3 $ chacune ; elles se vendent une par une.
about-card-thief = On tombe dessus en creusant. Qui le déterre choisit un adversaire et lui tire une carte à l’aveugle.
about-card-storm = On la déclenche en creusant. Chacun abandonne au marché la moitié de sa main, arrondie en dessous, en choisissant ses cartes. Puis on creuse de nouveau.
about-card-back = Une carte que tu ne connais pas.
about-zone-deck = Chaque tour commence par creuser : la première carte rejoint ta main, à moins d’un voleur ou d’une tempête. { $count ->
    [0] Il n’y a plus rien à déterrer.
    [one] Il reste une carte.
   *[other] Il reste { $count } cartes.
  }
about-zone-thieves = { $count ->
    [0] Aucun voleur n’est encore venu
    [one] Un voleur est venu
   *[other] { $count } voleurs sont venus
  } ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
  } dans la fouille. Qui déterre un voleur tire une carte à un adversaire.
about-zone-storms = { $count ->
    [0] Aucune tempête n’est encore passée
    [one] Une tempête est passée
   *[other] { $count } tempêtes sont passées
  } ; { $left ->
    [0] il n’en reste aucune
    [one] il en reste une
   *[other] il en reste { $left }
  } dans la fouille. Une tempête coûte à chacun la moitié de sa main.
about-zone-out = Cartes plan payées pour des chambres : { $count }. Elles ont quitté la partie.
about-zone-market = Cartes à échanger : { $count }. Donne des tiennes, puis prends-en d’autres pour leur valeur. Ce qu’on donne ou qu’une tempête emporte finit ici.
about-zone-offer = Ce que tu donnes reste ici jusqu’à la fin de l’échange. { $given ->
    [0] Rien n’a été donné.
   *[other] Cela vaut { $given }, dont { $credit } encore à dépenser.
  }
about-zone-small = { about-chamber }
about-zone-medium = { about-chamber }
about-zone-large = { about-chamber }
about-chamber = { $is_explored ->
    [true] Explorée : il n’y reste rien.
   *[other] { $count } trésors que nul n’a vus, sans carte plan. Qui paie { $maps ->
        [one] une carte plan
       *[other] { $maps } cartes plan
      } les emporte tous.
  }
about-zone-hand = Main ({ $owner }) : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }. Personne d’autre ne les voit. Elles craignent voleurs et tempêtes ; au musée, elles seraient à l’abri.
about-zone-museum = { $owner } a vendu ici pour { $points } $ (cartes : { $count }). Rien n’y craint voleurs ni tempêtes, et le plus riche l’emporte.
about-stall = Au marché : { $count }. Chaque carte vaut { $value } dans un échange, donnée ou prise. Le musée paie, selon la taille du lot : { $sets } $.
about-ladder = Ce que le musée paie pour un lot de 1, 2, 3 cartes et plus : { $sets } $. La marche éclairée est le plus grand lot que tu peux vendre.
about-set = Vendu au musée pour { $worth } $, et à l’abri. On n’ajoute plus rien à un lot.
about-credit = Tu as donné { $given } dans cet échange et il te reste { $credit } à dépenser. Ce qui reste quand tu conclus est perdu.
kind-sold = { $count ->
    [one] { named-one }
   *[other] { named-many }
  } ({ $sizes }) : { $worth } $

## Rulings

option-idle-rounds = Fouille épuisée : vente obligatoire après ce nombre de tours de table sans vente ni exploration

## The box

figure-cards = cartes
figure-trade = valeur au marché
figure-sets = prix au musée, selon le nombre de cartes
figure-count = nombre
figure-thieves = voleurs
figure-storms = tempêtes de sable, selon les joueurs
figure-hands = mains au départ
figure-market = marché au départ
figure-chambers = chambres de la pyramide
figure-maps = cartes plan à payer
note-shard = La règle n’imprime qu’une partie des valeurs des lots ; deux programmes de cette édition et plusieurs critiques s’accordent sur le reste.
note-storms = Combien des six on mélange à la fouille, selon le nombre de joueurs.

## Introduction

intro-goal = Rassemble des trésors identiques et vends-les au musée avant que voleurs et tempêtes ne s’en mêlent.
intro-turn = Creuse : prends une carte de la fouille. Puis, autant de fois que tu veux, échange au marché, explore la pyramide et vends.
legend-coin = Trésors : plus tu en vends d’identiques à la fois, plus ils valent cher.
legend-map = Carte plan : se vend comme un trésor, ou ouvre une chambre de la pyramide.
legend-museum = Musée : ce qui y est vendu rapporte de l’argent et ne risque plus rien.
legend-thief = Voleur : prend une carte dans la main d’un adversaire.
legend-storm = Tempête de sable : chacun abandonne la moitié de sa main au marché.

intro-end = Quand la fouille est épuisée, plus personne ne creuse ; la partie finit une fois que tout est vendu.

# La première partie

lesson-goal = Tu rassembles des trésors et tu les vends au musée : le plus riche gagne. Il ne reste que deux cartes à creuser, alors tire le meilleur de ce que tu as.
lesson-turn = Ton tour a commencé par une carte de la fouille. Maintenant, tu peux échanger, explorer et vendre, autant de fois que tu veux.
lesson-explore = Tu as trois cartes plan : elles ouvrent la grande chambre et ses sept cartes. Touche-la.
lesson-explore-instead = Vendue ou échangée, une carte plan vaut 3 ; à trois, elles rapportent sept cartes.
lesson-trade = Deux talismans ! Trois rapportent 14 quand deux rapportent 7, et il y en a un au marché pour 3. Paie avec ce qui vaut peu : donne le parchemin, qui vaut 1.
lesson-trade-instead = Le talisman du marché coûte 3 : le parchemin et deux fragments de pot font juste 3, et rien ne vaut moins.
lesson-give = Un sur trois. Donne aussi un fragment de pot.
lesson-give-instead = Un fragment de pot vaut 1, tout le reste davantage : paie avec lui, jusqu’à 3.
lesson-give-more = Deux sur trois. Et l’autre fragment.
lesson-give-more-instead = Il faut 3 pour le talisman, et ce fragment est ce que tu as de moins cher.
lesson-take = Tu as 3 à dépenser : prends le talisman du marché.
lesson-take-instead = C’est pour le troisième talisman que tu as payé : trois rapportent 14, deux seulement 7.
lesson-close = Il ne te reste rien à dépenser : conclus l’échange.
lesson-sell = Plus le lot est grand, plus chaque carte vaut cher. Vends les trois talismans d’un coup, pour 14.
lesson-sell-instead = Trois ensemble rapportent 14, deux 7, un seul 3 ; et ce qui reste en main peut être volé.
lesson-mask = Des voleurs rôdent encore, et ce qui est vendu ne risque plus rien. Vends aussi le masque.
lesson-mask-instead = Vendu, le masque rapporte 4 tout de suite ; en main, un voleur peut le prendre.
lesson-over-to = Garde la pièce : une deuxième viendra peut-être. Termine ton tour et regarde ce que le robot déterre.
lesson-over-to-instead = Une pièce seule rapporte 2, deux en rapportent 5 : attends encore.
lesson-thief = Un voleur t’a pris ta pièce : ce que tu gardes en main peut être volé. À ton tour d’en rencontrer un : vole le robot.
lesson-last-sale = La pièce est de nouveau à toi, et la fouille est épuisée : plus rien ne viendra. Vends-la tant que tu peux.
lesson-last-sale-instead = Rien de mieux ne viendra pour cette pièce : vends-la maintenant.
lesson-last-end = Termine ton tour : dès que le robot aura vendu ce qu’il a, la partie sera finie.
lesson-end = C’est tout Archaeology : creuser, échanger de petites choses contre ce qui complète un lot, et vendre avant les voleurs et les tempêtes.

## The rules page: pieces of the box, and worked examples (examples.toml)

example-thief = Un voleur à la fouille
example-thief-0 = Amina a creusé et rencontré un voleur. Avant toute autre chose, même une vente, elle choisit qui il dépouille.
example-thief-1 = Elle tire à l’aveugle une des trois cartes de Basile et obtient son talisman. Eux seuls savent laquelle c’était. S’il garde ses masques, c’est par chance : seul ce qui est vendu est à l’abri.
example-storm = Une tempête de sable
example-storm-0 = Amina a 6 cartes, Basile 5, Chloé 3 et Driss 1. Driss finit son tour, et Amina creuse.
example-storm-1 = Une tempête : chacun perd la moitié de sa main, arrondie en dessous. Amina commence, avec 3 cartes de son choix.
example-storm-4 = Elles sont au marché, à qui les veut. Basile a cinq cartes et en perd 2.
example-storm-6 = Chloé en a trois et en perd 1.
example-storm-7 = Driss, avec une seule carte, ne perd rien. Puis Amina creuse encore et rencontre un voleur.
example-trade = Un échange
example-trade-0 = Amina voudrait le talisman du marché, pour aller avec ses deux, et le fragment de pot.
example-trade-1 = Elle donne un morceau de parchemin, qui vaut un. Cela ne suffit pas pour un talisman : il en coûte trois.
example-trade-2 = Un deuxième : le crédit est de deux.
example-trade-3 = Et une pièce, qui vaut deux : le crédit est de quatre.
example-trade-4 = Elle prend le talisman pour trois. À partir de là, elle ne peut plus rien donner.
example-trade-5 = Le fragment de pot, avec ce qui reste.
example-trade-6 = L’échange est conclu, rien n’est perdu, et c’est seulement maintenant que les cartes données rejoignent le marché.
example-trade-7 = Trois talismans d’un coup : un lot de 3 rapporte 14.
example-pyramid = Dans la pyramide
example-pyramid-0 = Amina a deux plans. Ils ouvrent la petite chambre ou la moyenne ; la grande en demande trois.
example-pyramid-1 = Pour 2 plans, la chambre moyenne est à elle : 5 cartes que personne d’autre ne voit. Les plans quittent la partie.
example-pyramid-2 = Il y avait une deuxième tasse : deux tasses vendues ensemble rapportent 15, alors que vendues une à une elles feraient quatre.
example-sets = Plus le lot est grand, plus il est cher
example-sets-0 = Amina tient six talismans et cinq pièces. Un lot de six talismans n’existe pas : le barème s’arrête à cinq.
example-sets-1 = Elle vend 4 talismans pour 24.
example-sets-2 = Les 2 autres font un lot à part, pour 7 : rien ne s’ajoute jamais à un lot. Cinq puis un auraient rapporté quarante et trois.
example-sets-3 = 5 pièces rapportent 30, le haut du barème : 61 en tout. Ni voleur ni tempête n’y touchera plus.
## Ce qu’on peut savoir

chance-next = La prochaine carte de la pioche est { $card }.
chance-held = { $player } a en main { $card }.
chance-deck = Cartes dans la pioche : { $cards }, dont { $thieves ->
    [0] aucun voleur
    [one] un voleur
   *[other] { $thieves } voleurs
  } et { $storms ->
    [0] aucune tempête de sable
    [one] une tempête de sable
   *[other] { $storms } tempêtes de sable
  }.
## Studies

gain-dug = déterrée : { $what }
gain-thief = un voleur à soi
gain-took = prise au marché : { $what }
gain-explored = explorée : { $what }
gain-sold = un lot vendu : { $what }
