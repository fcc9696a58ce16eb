/** Begins the line in which our reader of PDF files says what it knows of a page; as JSON, and before it draws. */
export const factsMark = 'Facts '

/** Of a file's pages no more are counted, and none is read beyond. */
export const mostPages = 100

/** Of a page's words no more is told: a program's notice is shorter. */
export const mostWords = 4000
