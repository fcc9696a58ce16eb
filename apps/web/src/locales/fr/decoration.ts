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
  placeholder: 'Visuel à venir',
  pixels: '{{width}} × {{height}} px',
  dpi: '{{dpi}} ppp à cette taille',
  vector: 'Vectoriel, net à toutes les tailles',
  previewOnly: 'Aperçu seulement',
  type: 'Type',
  typeNotForFile: 'Pas avec ce fichier',
  location: 'Emplacement',
  inUse: 'Celui-ci',
  spotTaken: 'Place prise',
  imageTooSmall: 'Image trop petite',
  width: 'Largeur',
  widthMax: '{{width}} max avec ce fichier',
  printColours: 'Couleurs d’impression',
  colourCount: '{{count}} sur {{most}}',
  clear: 'Aucune',
  clearNote: 'Laissée vide : le tissu paraît',
  fileColour: 'Couleur {{number}} du fichier',
  upload: {
    drop: 'Déposez votre visuel ici',
    formats: 'SVG pour la production. PNG, JPG pour l’aperçu. 100 Mo au plus.',
    browse: 'Parcourir les fichiers',
    progress: 'Envoi de {{name}}',
    reading: 'Lecture de {{name}}',
    cancel: 'Annuler l’envoi',
  },
  uploadVector: 'Téléverser un SVG',
  errors: {
    locationUnavailable: {
      title: 'Cet emplacement n’existe plus',
      text: 'Les styles choisis n’ont pas cet emplacement. Choisissez-en un autre.',
    },
    imageTooSmall: {
      title: 'Image trop petite',
      text: 'Un côté doit dépasser 300 px et l’autre 40 px.',
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
      text: 'Enregistrez-le de nouveau en SVG, PNG ou JPG.',
    },
    unsupportedFile: {
      title: 'Le format du fichier n’est pas pris en charge.',
      text: 'Utilisez un SVG, un PNG ou un JPG.',
    },
    processingError: {
      title: 'Nous n’avons pas pu traiter votre image',
      text: 'Enregistrez-la de nouveau depuis votre logiciel de dessin, puis réessayez.',
    },
    uploadFailed: {
      title: 'L’envoi de l’image a échoué',
      text: 'Vérifiez votre connexion, puis réessayez.',
    },
    refresh: { title: 'Nous n’avons pas pu traiter votre image', text: 'Essayez d’actualiser la page.' },
    accessDenied: { title: 'Accès refusé', text: 'Ce visuel appartient à une autre équipe.' },
  },
} satisfies Texts<typeof source>
