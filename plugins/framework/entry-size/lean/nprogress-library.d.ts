declare module 'nprogress/nprogress.js' {
  export interface Nprogress {
    configure(options: object): void;
    start(): void;
    done(): void;
  }
  const nprogress: Nprogress;
  export default nprogress;
}
