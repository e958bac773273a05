declare module '@generated/home-facts/default/facts.json' {
  const facts: import('../plugins/home-facts/facts').Facts;
  export default facts;
}
