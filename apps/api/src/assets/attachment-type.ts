/** What a file is uploaded as that goes with a comment; it is in no library, and on no garment. */
export const attachmentType = 'comment'
