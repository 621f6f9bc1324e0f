/** Both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** `expected`: how many bytes are announced, so that those without room are refused before they come. */
export type PutOptions = { expected?: number }

export type StoredFile = { key: string; writtenAt: Date }

/** Where documents' bytes live. Keys are made of ids, `owner/document`, never of a user's file name. */
export type FileStore = {
  /** Keeps all of the bytes durably or, when they fail or do not fit, nothing. */
  put(key: string, bytes: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<void>
  /** The bytes, or a range of them. The file is opened with the first chunk, and a chunk holds until the next is asked for. */
  open(key: string, range?: ByteRange): AsyncIterable<Uint8Array>
  /** Forgets the bytes; those that are not there are forgotten already. */
  remove(key: string): Promise<void>
  /** Raises where the store cannot be reached. */
  ping(): Promise<void>
  /** Everything that is kept, one owner after the other. */
  list(): AsyncIterable<StoredFile>
}
