import { HARD_WORK_FLAGS } from '../../config/nodeFlags';

/**
 * Runs the default export of a module in a process of its own, next to the rest of the build. Work on every
 * built page takes long, and longer in the process of Docusaurus, whose heap is large by then.
 *
 * @param module - absolute path of the module, whose function takes the input and returns the output
 * @param input - what the function gets, as a copy
 * @returns a copy of what the function returns
 * @throws Error what the function throws, or that its process ended early
 */
export async function inOwnProcess<Input, Output>(module: string, input: Input): Promise<Output> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: module,
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
    execArgv: ['--import', 'tsx', ...HARD_WORK_FLAGS],
  });
  try {
    return await pool.run(input);
  } finally {
    await pool.destroy();
  }
}
