// What is loaded when it is first needed. A failure of the network is not remembered: whoever asks again tries again.

/** A function that loads something at its first call and returns the same at each later call, unless loading failed. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** The data of a file beside the page. */
export async function fetchJson<Data>(address: URL): Promise<Data> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return answer.json()
}
