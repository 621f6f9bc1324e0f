/** The part of the package that the tests use; it brings no types of its own. */
declare module 's3rver' {
  type Options = { port: number; address: string; silent: boolean; directory: string }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
