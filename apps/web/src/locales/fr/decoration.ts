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
  previewOnly: 'Aperçu seulement',
  type: 'Type',
  typeNotForFile: 'Pas avec ce fichier',
  touch: {
    keys: 'Les flèches la déplacent, Maj et les flèches changent sa taille, Échap la laisse.',
    now: '{{place}}, {{width}} × {{height}}',
    nothingThere: 'Aucune place libre dans cette direction.',
    putBack: 'Remise à sa place.',
    noPlace: 'Il n’y a pas de place à cet endroit : la décoration a été remise à la sienne.',
    taken: 'Place prise : {{place}}. La décoration a été remise à la sienne.',
    tooSmall: 'L’image a trop peu de pixels pour cette place : {{place}}. Elle a été remise à la sienne.',
    was: 'Était ici : {{place}}',
    centre: 'Centre',
    free_one: '{{count}} libre',
    free_other: '{{count}} libres',
  },
  typeReason: {
    flatSuits: 'Convient aux aplats',
    flatElse: 'Ce visuel est en aplats : des encres suffiraient',
    tonedSuits: 'Convient aux tons continus',
    tonedElse: 'Ses tons continus deviennent des aplats',
  },
  samePrice: 'Même prix',
  location: 'Emplacement',
  inUse: 'Ici',
  wasHere: 'Était ici',
  turns: 'tourne le vêtement',
  freeOn: {
    front: 'Libres à l’avant : {{count}}',
    back: 'Libres au dos : {{count}}',
    left: 'Libres à gauche : {{count}}',
    right: 'Libres à droite : {{count}}',
  },
  broughtDown:
    '{{wanted}} ne tiennent pas ici : la largeur passe à {{width}}. Là où {{wanted}} tiennent, elle revient.',
  looksSmall: 'Cette place peut en recevoir une plus grande.',
  useUsual: 'Prendre {{width}}, l’usage ici',
  spotTaken: 'Place prise',
  imageTooSmall: 'Image trop petite',
  clothUnfit: 'Pas sur ce tissu',
  typeNoPlace: 'Aucune place libre pour cela',
  width: 'Largeur',
  widthMax: '{{width}} max avec ce fichier',
  printColours: 'Couleurs d’impression',
  colourCount: '{{count}} sur {{most}}',
  clear: 'Aucune',
  clearNote: 'Laissée vide : le tissu paraît',
  difference: {
    same: 'identique',
    close: 'proche',
    visible: 'différence visible',
    another: 'autre couleur',
    number: 'Différence de {{number}} selon CIEDE2000',
  },
  mergeWith: 'Imprimer en',
  mergeWithInk: 'Imprimer en {{ink}}, comme une autre de ses couleurs',
  putInkBack: 'Comme trouvée',
  inkCount: 'Nombre de couleurs',
  checks: {
    title: 'Vérifications avant production',
    toLookAt_one: '{{count}} à voir',
    toLookAt_other: '{{count}} à voir',
    inOrder: 'Tout est en règle',
    nothingStops:
      'Rien de ceci ne vous arrête. Nos designers regardent ce qui reste ouvert, et vous approuvez ce qu’ils redessinent.',
    nearCloth: '{{ink}} est proche du tissu, {{cloth}}',
    difference: 'différence',
    dpi: '{{dpi}} ppp',
    atLeast: 'au moins {{limit}}',
    atMost: 'au plus {{limit}}',
    enlarge: 'Agrandir à {{width}}',
    lessen: 'Réduire à {{width}}',
    changeType: 'Choisir : {{type}}',
    leaveOut: 'Laisser voir le tissu',
  },
  needles: 'Montrer la grille d’aiguilles',
  needlesNote: '14 aiguilles et 20 rangs au pouce, un seul fil par maille',
  fileColour: 'Couleur {{number}} du fichier',
  upload: {
    drop: 'Déposez votre visuel ici',
    formats: 'SVG, EPS ou AI pour la production. PNG ou JPG pour l’aperçu. 100 Mo au plus.',
    browse: 'Parcourir les fichiers',
    progress: 'Envoi de {{name}}',
    reading: 'Lecture de {{name}}',
    cancel: 'Annuler l’envoi',
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
      text: 'Choisissez un polyester de couleur pâle, un autre endroit ou un autre type.',
    },
    imageTooSmallForPosition: {
      title: 'Image trop petite pour cet emplacement',
      text: 'Choisissez un autre emplacement ou un fichier qui a plus de pixels.',
    },
    noSizeAvailable: {
      title: 'Image trop petite pour tous les emplacements libres',
      text: 'Libérez un emplacement ou prenez un fichier qui a plus de pixels.',
    },
    noFileGiven: { title: 'Un fichier doit être choisi', text: 'Veuillez choisir une image.' },
    file_too_big: { title: 'Le fichier est trop gros', text: '100 Mo au plus.' },
    unspecifiedFormat: {
      title: 'Le format du fichier n’a pas été reconnu.',
      text: 'Enregistrez-le de nouveau en SVG, EPS, AI, PNG ou JPG.',
    },
    unsupportedFile: {
      title: 'Le format du fichier n’est pas pris en charge.',
      text: 'Utilisez un fichier SVG, EPS, AI, PNG ou JPG.',
    },
    unsupportedHere: {
      title: 'Les fichiers EPS et AI ne peuvent pas encore être lus ici.',
      text: 'Enregistrez-le en SVG ou demandez-nous d’ajouter ce qui les lit.',
    },
    processingError: {
      title: 'Nous n’avons pas pu traiter votre image',
      text: 'Enregistrez-la de nouveau depuis votre logiciel de dessin, puis réessayez.',
    },
    storage_full: {
      title: 'Plus de place pour les fichiers',
      text: 'Votre équipe a tout utilisé. Écrivez-nous, nous en ferons.',
    },
    too_many_requests: {
      title: 'Vos autres fichiers sont encore en lecture',
      text: 'Attendez un moment, puis réessayez.',
    },
    /** Why a drawing is not drawn. */
    drawing: {
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
      filterImage: {
        title: 'Le dessin a dans un filtre une image que nous ne pouvons pas placer.',
        text: 'Aplatissez l’effet en image ou retirez-le.',
      },
      fixedStrokeWidth: {
        title: 'Le dessin a des traits qui ne changent pas d’échelle avec lui.',
        text: 'Vectorisez-les ou laissez les contours suivre l’échelle.',
      },
      focalRadius: {
        title: 'Le dessin a un dégradé que nous ne pouvons pas dessiner.',
        text: 'Utilisez un dégradé radial qui part d’un point.',
      },
      maskImage: {
        title: 'Le dessin est masqué par autre chose que ses formes.',
        text: 'Utilisez un masque ou un tracé d’écrêtage du dessin même.',
      },
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
    },
    uploadFailed: {
      title: 'L’envoi de l’image a échoué',
      text: 'Vérifiez votre connexion, puis réessayez.',
    },
    refresh: { title: 'Nous n’avons pas pu traiter votre image', text: 'Essayez d’actualiser la page.' },
    accessDenied: { title: 'Accès refusé', text: 'Ce visuel appartient à une autre équipe.' },
  },
} satisfies Texts<typeof source>
