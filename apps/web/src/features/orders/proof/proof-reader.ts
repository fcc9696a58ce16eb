import { createContext, useContext } from 'react'

/** Who reads a proof: its customer, or staff, who are told of the customer. */
const ProofReader = createContext<'staff' | undefined>(undefined)

export const ProofReaderProvider = ProofReader.Provider

/** For texts that are said otherwise to staff. */
export function useProofReader(): { readonly context?: 'staff' } {
  const context = useContext(ProofReader)
  return context === undefined ? {} : { context }
}
