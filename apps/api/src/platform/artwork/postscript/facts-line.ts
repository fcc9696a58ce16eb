/** Begins the line in which our reader of PDF files says what it knows of a page; as JSON, and before it draws. */
export const factsMark = 'Facts '

/** How many of a file's pages are counted at most; none is read beyond. */
export const mostPages = 100

/** How much of a page's words is told at most: a program's notice is shorter. */
export const mostWords = 4000
