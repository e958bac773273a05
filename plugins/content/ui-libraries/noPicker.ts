/**
 * Stands for the function of Ant Design that makes date pickers. The only module that imports it is the adapter,
 * for a value editor that the demo replaces; bundlers cannot tell that its call is not needed.
 *
 * @returns a function that makes no picker
 * @throws Error when the picker is rendered after all
 */
export default function makeNoPicker() {
  return (): never => {
    throw new Error(
      "The demo shows the date picker of Ant Design's adapter, which plugins/content/ui-libraries leaves out: remove its alias.",
    );
  };
}
