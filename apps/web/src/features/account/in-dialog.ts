import { createContext } from 'react'

/** A step of the account in a dialog, whose title stands above it and is the page's to say. */
export const InDialog = createContext(false)
