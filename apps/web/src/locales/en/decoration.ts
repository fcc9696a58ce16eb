import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'

export const decoration = {
  add: 'Add decoration',
  addTitle: 'New decoration',
  remove: 'Remove decoration',
  removed: '{{name}} was removed.',
  undo: 'Undo',
  duplicate: 'Duplicate decoration',
  replace: 'Replace',
  removeArtwork: 'Remove',
  downloadOriginal: 'Download the original',
  placeholder: 'Artwork to come',
  pixels: '{{width}} × {{height}} px',
  dpi: '{{dpi}} dpi at this size',
  vector: 'Vector, sharp at every size',
  previewOnly: 'Preview only',
  type: 'Type',
  typeNotForFile: 'Not with this file',
  touch: {
    keys: 'Arrows move it, Shift with arrows resizes it, Escape lets it go.',
    now: '{{place}}, {{width}} × {{height}}',
    nothingThere: 'No free place in that direction.',
    putBack: 'Put back.',
    noPlace: 'There is no place for it there, so it was put back.',
    taken: '{{place}} is taken, so it was put back.',
    tooSmall: 'The image has too few pixels for this place: {{place}}. It was put back.',
    was: 'Was here: {{place}}',
    centre: 'Centre',
    free_one: '{{count}} free',
    free_other: '{{count}} free',
  },
  typeReason: {
    flatSuits: 'Chosen as this artwork is flat',
    flatElse: 'This artwork is flat: inks would do',
    tonedSuits: 'Chosen as this artwork has tones',
    tonedElse: 'Its tones become flat areas',
  },
  samePrice: 'Same price',
  location: 'Location',
  inUse: 'Here now',
  wasHere: 'Was here',
  turns: 'turns the garment',
  freeOn: {
    front: 'Free on the front: {{count}}',
    back: 'Free on the back: {{count}}',
    left: 'Free on the left: {{count}}',
    right: 'Free on the right: {{count}}',
  },
  broughtDown:
    '{{wanted}} does not fit here, so it comes down to {{width}}. Where {{wanted}} fits, it is so wide again.',
  looksSmall: 'This place has room for a larger one.',
  useUsual: 'Use {{width}}, usual here',
  spotTaken: 'Spot taken',
  imageTooSmall: 'Image too small',
  clothUnfit: 'Not on this cloth',
  typeNoPlace: 'No free spot for it',
  width: 'Width',
  widthMax: '{{width}} max with this file',
  printColours: 'Print colours',
  colourCount: '{{count}} of {{most}}',
  clear: 'Clear',
  clearNote: 'Left out: the garment shows through',
  fileColour: 'Colour {{number}} of the file',
  upload: {
    drop: 'Drop your artwork here',
    formats: 'SVG for production. PNG, JPG for preview. 100 MB at most.',
    browse: 'Browse files',
    progress: 'Sending {{name}}',
    reading: 'Reading {{name}}',
    cancel: 'Cancel the upload',
  },
  noVector: 'No other file? Our designers redraw it, and you approve the drawing before production.',
  uploadVector: 'Upload an SVG',
  errors: {
    locationUnavailable: {
      title: 'This spot is gone',
      text: 'The styles chosen have no such spot. Choose another location.',
    },
    imageTooSmall: {
      title: 'Image too small',
      text: 'One side must exceed 300 px and the other 40 px.',
    },
    clothUnfit: {
      title: 'Not on this cloth or colour',
      text: 'Choose a light colour of polyester, another location, or another type.',
    },
    imageTooSmallForPosition: {
      title: 'Image too small for this position',
      text: 'Choose another location, or a file with more pixels.',
    },
    noSizeAvailable: {
      title: 'Image too small for every free spot',
      text: 'Free a spot, or use a file with more pixels.',
    },
    noFileGiven: { title: 'A file must be specified', text: 'Please select an image.' },
    file_too_big: { title: 'File is too big', text: '100 MB at most.' },
    unspecifiedFormat: {
      title: 'The file format was not detected.',
      text: 'Save it again as SVG, PNG or JPG.',
    },
    unsupportedFile: { title: 'The file format is not supported.', text: 'Use SVG, PNG or JPG.' },
    processingError: {
      title: 'We were not able to treat your image',
      text: 'Save it again from your drawing program, then try once more.',
    },
    storage_full: {
      title: 'No room left for files',
      text: 'Your team has used all of it. Write to us and we will make some.',
    },
    too_many_requests: {
      title: 'Your other files are still being read',
      text: 'Wait a moment, then try again.',
    },
    /** Why a drawing is not drawn. */
    drawing: {
      backgroundImage: {
        title: 'The drawing has a background that is no plain colour.',
        text: 'Draw the background as a shape, then upload it again.',
      },
      bitmap: {
        title: 'A picture inside the drawing cannot be read.',
        text: 'Embed it again as PNG or JPG, then save the drawing.',
      },
      contextPaint: {
        title: 'The drawing takes colours from where its parts are used.',
        text: 'Give its markers and symbols colours of their own, or expand them.',
      },
      cssVariable: {
        title: 'The drawing’s colours are variables of a web page.',
        text: 'Export it with plain colours, then upload it again.',
      },
      filterImage: {
        title: 'The drawing has a picture inside a filter that we cannot place.',
        text: 'Flatten the effect to a picture, or leave it out.',
      },
      fixedStrokeWidth: {
        title: 'The drawing has lines that do not scale with it.',
        text: 'Expand them to shapes, or let strokes scale.',
      },
      focalRadius: {
        title: 'The drawing has a gradient that we cannot draw.',
        text: 'Use a radial gradient that starts at a point.',
      },
      maskImage: {
        title: 'The drawing is masked with something that is no shape of it.',
        text: 'Use a mask or a clipping path of the drawing itself.',
      },
      nestedImage: {
        title: 'The drawing holds a drawing that holds a picture.',
        text: 'Put the picture into the outer drawing, or ungroup the inner one.',
      },
      selfReference: {
        title: 'A part of the drawing refers to itself.',
        text: 'Expand its masks, patterns and gradients, then save it again.',
      },
      shapeAsClip: {
        title: 'The drawing is cut out by a style instead of a shape.',
        text: 'Use a clipping path, then upload it again.',
      },
      symbolPercentage: {
        title: 'The drawing has a symbol that measures itself by its use.',
        text: 'Expand its symbols, then upload it again.',
      },
      tooComplex: {
        title: 'The drawing is too complex to draw.',
        text: 'Flatten its effects, simplify its paths, or use fewer parts.',
      },
      transform: {
        title: 'The drawing is moved in a way that we cannot draw.',
        text: 'Apply its transforms, then upload it again.',
      },
    } satisfies Record<DrawingFault, unknown>,
    uploadFailed: { title: 'Image upload has failed', text: 'Check your connection, then try again.' },
    refresh: { title: 'We were not able to treat your image', text: 'Try refreshing the page.' },
    accessDenied: { title: 'Access denied', text: 'This artwork belongs to another team.' },
  },
} as const
