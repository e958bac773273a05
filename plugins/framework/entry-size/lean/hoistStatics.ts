/**
 * Stands for `hoist-non-react-statics` in the router, which needs it for components that are wrapped with
 * `withRouter` and have static members. No page has one.
 *
 * @param target - the wrapping component
 */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
