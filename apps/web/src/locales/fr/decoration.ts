import type { decoration as source } from '#web/locales/en/decoration.ts'
import type { Texts } from '#web/locales/texts.ts'

export const decoration = {
  add: 'Ajouter une décoration',
  addTitle: 'Nouvelle décoration',
  remove: 'Retirer la décoration',
  removed: '{{name}} a été retiré.',
  undo: 'Annuler',
  duplicate: 'Dupliquer la décoration',
  replace: 'Remplacer',
  removeArtwork: 'Retirer',
  downloadOriginal: 'Télécharger l’original',
  placeholder: 'Visuel à venir',
  pixels: '{{width}} × {{height}} px',
  dpi: '{{dpi}} ppp à cette taille',
  vector: 'Vectoriel, net à toutes les tailles',
  keptAsPicture: 'Conservé en image, pour le montrer comme il a été dessiné',
  previewOnly: 'Aperçu seulement',
  type: 'Procédé',
  notPictured: 'Sans image pour l’instant',
  typeNotForFile: 'Pas avec ce fichier',
  touch: {
    keys: 'Les flèches la déplacent, Maj et les flèches changent sa taille, Échap la laisse.',
    now: '{{place}}, {{width}} × {{height}}',
    nothingThere: 'Aucun emplacement libre dans cette direction.',
    putBack: 'Remise à son emplacement.',
    noPlace: 'Il n’y a pas d’emplacement à cet endroit\u00a0: la décoration a été remise au sien.',
    taken: 'Emplacement pris\u00a0: {{place}}. La décoration a été remise au sien.',
    tooSmall:
      'L’image a trop peu de pixels pour cet emplacement\u00a0: {{place}}. Elle a été remise au sien.',
    largest: 'le maximum à cet emplacement',
    was: 'Était ici\u00a0: {{place}}',
    centre: 'Centre',
    hints: { place: 'emplacement suivant', size: 'taille', back: 'remettre' },
    free_one: '{{count}} libre',
    free_other: '{{count}} libres',
  },
  typeReason: {
    flatSuits: 'Convient aux aplats',
    flatElse: 'Ce visuel est en aplats\u00a0: des encres suffiraient',
    tonedSuits: 'Convient aux tons continus',
    tonedElse: 'Ses tons continus deviennent des aplats',
  },
  oneInk: 'En une seule encre, l’apparence est la même, pour {{price}} de moins la pièce.',
  useOneInk: 'Prendre une seule encre',
  samePrice: 'Même prix',
  location: 'Emplacement',
  inUse: 'Ici',
  wasHere: 'Était ici',
  seenOn: { front: 'devant', back: 'au dos', left: 'à gauche', right: 'à droite' },
  freeOn: {
    front: 'Libres à l’avant\u00a0: {{count}}',
    back: 'Libres au dos\u00a0: {{count}}',
    left: 'Libres à gauche\u00a0: {{count}}',
    right: 'Libres à droite\u00a0: {{count}}',
  },
  position: {
    title: 'Position',
    size: 'en taille {{size}}',
    centre: 'Du milieu du vêtement au centre',
    above: {
      neck: 'De la couture d’encolure au haut',
      shoulder: 'De la couture d’épaule au haut',
      raglan: 'De la couture raglan au haut',
      armhole: 'De la couture d’emmanchure au haut',
      side: 'De la couture de côté au haut',
      waist: 'De la couture de taille au haut',
      edge: 'Du bord supérieur au haut',
    },
    beside: {
      neck: 'Du bord à la couture d’encolure',
      shoulder: 'Du bord à la couture d’épaule',
      raglan: 'Du bord à la couture raglan',
      armhole: 'Du bord à la couture d’emmanchure',
      side: 'Du bord à la couture de côté',
      waist: 'Du bord à la couture de taille',
      edge: 'Du bord à celui de la pièce',
    },
  },
  broughtDown:
    '{{wanted}} ne tiennent pas ici\u00a0: la largeur passe à {{width}}. Là où {{wanted}} tiennent, elle revient.',
  looksSmall: 'Cet emplacement peut en recevoir une plus grande.',
  useUsual: 'Prendre {{width}}, l’usage ici',
  spotTaken: 'Emplacement pris',
  takenBy: '{{name}} s’y trouve',
  overlappedBy: '{{name}}, à l’emplacement «\u00a0{{place}}\u00a0», la chevauche',
  imageTooSmall: 'Image trop petite',
  clothUnfit: 'Pas sur ce tissu',
  shapeTooLarge: 'Trop grand pour cet emplacement',
  typeNoPlace: 'Aucun emplacement libre pour cela',
  width: 'Largeur',
  capitals: 'majuscules de {{inches}}, {{cm}}',
  widthMax: '{{width}} max avec ce fichier',
  printColours: 'Couleurs d’impression',
  threadColours: 'Couleurs des fils à broder',
  yarnColours: 'Couleurs des fils',
  colourCount: '{{count}} sur {{most}}',
  clear: 'Aucune',
  clearNote: 'Laissée vide\u00a0: le tissu paraît',
  difference: {
    same: 'identique',
    close: 'proche',
    visible: 'différence visible',
    another: 'autre couleur',
    number: 'Différence de {{number}} selon CIEDE2000',
  },
  mergeWith: 'La faire en',
  mergeWithInk: 'La faire en {{ink}}, comme une autre de ses couleurs',
  putInkBack: 'Comme trouvée',
  inkOfItsOwn: 'Une encre à part pour',
  takeApart: 'Imprimer la couleur {{number}} du fichier dans une encre à part',
  inkCount: 'Nombre de couleurs',
  checks: {
    title: 'Vérifications avant production',
    toLookAt_one: '{{count}} à voir',
    toLookAt_other: '{{count}} à voir',
    inOrder: 'Tout est en règle',
    nothingElse: 'Rien d’autre à vérifier',
    nothingStops:
      'Rien de ceci ne vous arrête. Nos designers regardent ce qui reste ouvert, et vous approuvez ce qu’ils redessinent.',
    nearCloth: '{{ink}} est proche du tissu, {{cloth}}',
    difference: 'différence',
    dpi: '{{dpi}} ppp',
    atLeast: 'au moins {{limit}}',
    atMost: 'au plus {{limit}}',
    enlarge: 'Agrandir à {{width}}',
    lessen: 'Réduire à {{width}}',
    changeType: 'Choisir\u00a0: {{type}}',
    leaveOut: 'Laisser voir le tissu',
    printIn: 'La faire en {{ink}}',
  },
  needles: 'Montrer la grille d’aiguilles',
  needlesNote: '14 aiguilles et 20 rangs au pouce, un seul fil par maille',
  fileColour: 'Couleur {{number}} du fichier',
  upload: {
    drop: 'Déposez votre visuel ici',
    formats: 'SVG, EPS, AI ou PDF pour la production. PNG ou JPG pour l’aperçu. 100 Mo au plus.',
    browse: 'Parcourir les fichiers',
    waiting: 'Ensuite\u00a0: {{name}}',
    sending: 'Envoi de {{name}}',
    reading: 'Lecture de {{name}}',
    megabytes: '{{done}} sur {{all}} Mo',
    kilobytes: '{{done}} sur {{all}} ko',
    secondsLeft: '{{percent}}\u00a0%, encore {{time}} s environ',
    minutesLeft: '{{percent}}\u00a0%, encore {{time}} min environ',
    meanwhile: 'Vous pouvez continuer entre-temps',
    again: 'Envoyer {{name}} de nouveau',
    cancel: 'Annuler l’envoi',
    cropped:
      '{{name}}\u00a0: le dessin remplit {{percent}}\u00a0% de sa page; il est donc recadré. Son menu, parmi les visuels de l’équipe, le montre avec ses marges.',
    whichPage: 'Quelle page?',
    severalPages: '{{name}} a plusieurs pages. Laquelle?',
    page: 'Page {{page}}',
    usePage: 'Utiliser la page {{page}}',
    failed: '{{name}}\u00a0: {{fault}}',
    use: 'L’utiliser',
    dismiss: 'Retirer {{name}} de la liste',
    ready: '{{name}} est dans les visuels de l’équipe.',
  },
  noVector:
    'Pas d’autre fichier? Nos designers le redessinent, et vous approuvez le dessin avant la production.',
  uploadVector: 'Téléverser un vectoriel',
  errors: {
    locationUnavailable: {
      title: 'Cet emplacement n’existe plus',
      text: 'Les styles choisis n’ont pas cet emplacement. Choisissez-en un autre.',
    },
    imageTooSmall: {
      title: 'Image trop petite',
      text: 'Un côté doit dépasser 300 px et l’autre 40 px.',
    },
    clothUnfit: {
      title: 'Pas sur ce tissu ou cette couleur',
      text: 'Choisissez un polyester de couleur pâle, un autre emplacement ou un autre procédé.',
    },
    imageTooSmallForPosition: {
      title: 'Image trop petite pour cet emplacement',
      text: 'Choisissez un autre emplacement ou un fichier qui a plus de pixels.',
    },
    noSizeAvailable: {
      title: 'Image trop petite pour tous les emplacements libres',
      text: 'Libérez un emplacement ou prenez un fichier qui a plus de pixels.',
      link: 'Comment préparer un visuel',
    },
    noFileGiven: { title: 'Un fichier doit être choisi', text: 'Veuillez choisir une image.' },
    file_too_big: { title: 'Le fichier est trop gros', text: '100 Mo au plus.' },
    unspecifiedFormat: {
      title: 'Le format du fichier n’a pas été reconnu.',
      text: 'Enregistrez-le de nouveau en SVG, EPS, AI, PDF, PNG ou JPG.',
    },
    unsupportedFile: {
      title: 'Le format du fichier n’est pas pris en charge.',
      text: 'Utilisez un fichier SVG, EPS, AI, PDF, PNG ou JPG.',
      link: 'Comment préparer un visuel',
    },
    unsupportedHere: {
      title: 'Les fichiers EPS et AI ne peuvent pas encore être lus ici.',
      text: 'Enregistrez-le en SVG ou demandez-nous d’ajouter ce qui les lit.',
    },
    processingError: {
      title: 'Nous n’avons pas pu traiter votre image',
      text: 'Enregistrez-la de nouveau depuis votre logiciel de dessin, puis réessayez.',
      link: 'Comment préparer un visuel',
    },
    /** What is no format of ours, each with its way out. */
    foreign: {
      avif: {
        title: 'C’est une image AVIF.',
        text: 'Ouvrez-la dans un navigateur ou un logiciel de photo, puis enregistrez-la en PNG ou JPG.',
      },
      bmp: {
        title: 'C’est une image BMP.',
        text: 'Ouvrez-la dans Paint ou un logiciel de photo, puis enregistrez-la en PNG.',
      },
      drawing: {
        title: 'C’est le fichier propre d’un autre logiciel de dessin.',
        text: 'Exportez-le de là en SVG, EPS ou PDF, puis envoyez le résultat.',
      },
      gif: {
        title: 'C’est un GIF.',
        text: 'Enregistrez-le en PNG; d’une animation, prenez la meilleure image.',
      },
      heic: {
        title: 'C’est une photo HEIC, comme en prennent les iPhone.',
        text: 'Sur l’iPhone, partagez-la par courriel ou enregistrez-la dans Fichiers en JPEG; sur un Mac, ouvrez-la dans Aperçu et exportez-la en JPEG.',
      },
      office: {
        title: 'C’est un document de bureautique, pas une image.',
        text: 'Exportez-le en PDF; mieux encore, envoyez le fichier du logo qui y a été placé.',
      },
      psd: {
        title: 'C’est un fichier Photoshop.',
        text: 'Exportez-le en PNG; les formes et les mots, en SVG ou PDF.',
      },
      stitches: {
        title: 'C’est le fichier d’une machine à broder.',
        text: 'Envoyez le dessin ou l’image dont il est tiré; nous refaisons les points.',
      },
      svgz: {
        title: 'C’est un fichier compressé.',
        text: 'Enregistrez un dessin en SVG simple, pas en SVGZ; décompressez tout autre fichier, puis envoyez son contenu.',
      },
      tiff: {
        title: 'C’est une image TIFF.',
        text: 'Ouvrez-la dans un logiciel de photo, puis enregistrez-la en PNG à sa pleine taille.',
      },
      webpage: {
        title: 'C’est une page Web, pas une image.',
        text: 'Sur cette page, enregistrez l’image elle-même, ou demandez le fichier du logo.',
      },
      webp: {
        title: 'C’est une image WebP.',
        text: 'Ouvrez-la dans un logiciel de photo, puis enregistrez-la en PNG à sa pleine taille.',
      },
      zip: {
        title: 'C’est une archive.',
        text: 'Décompressez-la, puis envoyez les fichiers qu’elle contient.',
      },
    },
    storage_full: {
      title: 'Plus de place pour les fichiers',
      text: 'Votre équipe a tout utilisé. Écrivez-nous, nous en ferons.',
    },
    account_storage_full: {
      title: 'Plus de place pour les fichiers',
      text: 'Les équipes créées par la personne qui a fondé celle-ci ont tout utilisé. Écrivez-nous, nous en ferons.',
    },
    too_many_requests: {
      title: 'Vos autres fichiers sont encore en lecture',
      text: 'Attendez un moment, puis réessayez.',
    },
    /** Why a drawing is not drawn. */
    drawing: {
      angularGradient: {
        title: 'Le dessin a un dégradé angulaire que nous ne pouvons pas dessiner.',
        text: 'Aplatissez-le en image ou utilisez un dégradé linéaire ou radial.',
      },
      backgroundImage: {
        title: 'Le fond du dessin n’est pas une couleur unie.',
        text: 'Dessinez le fond comme une forme, puis envoyez-le de nouveau.',
      },
      bitmap: {
        title: 'Une image dans le dessin est illisible.',
        text: 'Intégrez-la de nouveau en PNG ou JPG, puis enregistrez le dessin.',
      },
      contextPaint: {
        title: 'Le dessin prend des couleurs de là où ses parties servent.',
        text: 'Donnez leurs propres couleurs aux marqueurs et aux symboles, ou décomposez-les.',
      },
      cssVariable: {
        title: 'Les couleurs du dessin sont des variables d’une page Web.',
        text: 'Exportez-le avec des couleurs simples, puis envoyez-le de nouveau.',
      },
      empty: {
        title: 'Le fichier ne montre rien.',
        text: 'Dessinez dans sa page ou son plan de travail, sans rien de masqué ni de transparent, puis envoyez-le de nouveau.',
      },
      filterImage: {
        title: 'Le dessin a dans un filtre une image que nous ne pouvons pas placer.',
        text: 'Aplatissez l’effet en image ou retirez-le.',
      },
      fixedStrokeWidth: {
        title: 'Le dessin a des traits qui ne changent pas d’échelle avec lui.',
        text: 'Vectorisez-les ou laissez les contours suivre l’échelle.',
      },
      flowedText: {
        title: 'Le texte du dessin coule dans un cadre, que seul son logiciel dessine.',
        text: 'Vectorisez le texte, puis envoyez-le de nouveau.',
      },
      focalRadius: {
        title: 'Le dessin a un dégradé que nous ne pouvons pas dessiner.',
        text: 'Utilisez un dégradé radial qui part d’un point.',
      },
      foreignObject: {
        title:
          'Le dessin contient une partie de page Web\u00a0: du texte ou des effets qui ne sont pas du SVG.',
        text: 'Vectorisez son texte et aplatissez ses effets, ou exportez-le sans HTML.',
      },
      maskImage: {
        title: 'Le dessin est masqué par autre chose que ses formes.',
        text: 'Utilisez un masque ou un tracé d’écrêtage du dessin même.',
      },
      meshGradient: {
        title: 'Le dessin a un filet de dégradé ou des hachures, que seul son logiciel dessine.',
        text: 'Aplatissez-les en image, puis envoyez-le de nouveau.',
      },
      noPage: { title: 'Le fichier n’a pas cette page.', text: 'Choisissez l’une de celles qu’il a.' },
      nestedImage: {
        title: 'Le dessin contient un dessin qui contient une image.',
        text: 'Placez l’image dans le dessin extérieur ou dissociez le dessin intérieur.',
      },
      outsideFile: {
        title: 'Le dessin montre quelque chose qui se trouve dans un autre fichier.',
        text: 'Incorporez-le, puis enregistrez le dessin et envoyez-le de nouveau.',
      },
      selfReference: {
        title: 'Une partie du dessin se réfère à elle-même.',
        text: 'Décomposez ses masques, motifs et dégradés, puis enregistrez-le de nouveau.',
      },
      shapeAsClip: {
        title: 'Le dessin est découpé par un style et non par une forme.',
        text: 'Utilisez un tracé d’écrêtage, puis envoyez-le de nouveau.',
      },
      symbolPercentage: {
        title: 'Le dessin a un symbole qui se mesure à son emploi.',
        text: 'Décomposez ses symboles, puis envoyez-le de nouveau.',
      },
      tooComplex: {
        title: 'Le dessin est trop complexe à dessiner.',
        text: 'Aplatissez ses effets, simplifiez ses tracés ou réduisez ses parties.',
      },
      transform: {
        title: 'Le dessin est déplacé d’une façon que nous ne pouvons pas dessiner.',
        text: 'Appliquez ses transformations, puis envoyez-le de nouveau.',
      },
      withoutPdf: {
        title:
          'Ce fichier AI a été enregistré sans contenu PDF\u00a0: le visuel ne se lit pas hors d’Illustrator.',
        text: 'Dans Illustrator, choisissez Enregistrer sous et cochez «\u00a0Créer un fichier PDF compatible\u00a0», puis envoyez-le de nouveau.',
      },
    },
    uploadFailed: {
      title: 'L’envoi de l’image a échoué',
      text: 'Vérifiez votre connexion, puis réessayez.',
    },
    internalError: {
      title: 'Nous n’avons pas pu traiter votre image',
      text: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    },
    assetTypeMissing: {
      title: 'Nous n’avons pas pu traiter votre image',
      text: 'Essayez d’actualiser la page.',
    },
    assetTypeNotSupported: {
      title: 'Nous n’avons pas pu traiter votre image',
      text: 'Essayez d’actualiser la page.',
    },
    assetDoesntExist: {
      title: 'Ce fichier ne semble pas exister',
      text: 'Il a peut-être été retiré entre-temps. Choisissez-le de nouveau.',
    },
    assetNotPublic: { title: 'Accès refusé', text: 'Ce fichier n’est pas partagé avec tout le monde.' },
    teamDoesntHaveAccess: { title: 'Accès refusé', text: 'Ce visuel appartient à une autre équipe.' },
    team_not_found: { title: 'Accès refusé', text: 'Cette équipe n’existe plus.' },
    userNotAdmin: { title: 'Accès refusé', text: 'Seul notre personnel peut faire cela.' },
    notAllowed: { title: 'Accès refusé', text: 'Votre compte ne permet pas d’ajouter des fichiers.' },
  },
} satisfies Texts<typeof source>
