let tries = 0

/**
 * Code that is not part of the first load. A browser keeps in mind that a module did not come, and never asks for it
 * again: under another address it does.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0]
    if (!address) throw error
    tries += 1
    return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module
  }
}
