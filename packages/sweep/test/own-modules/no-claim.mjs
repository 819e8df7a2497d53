export default { id: 'plain', title: 'made by no shape', printed: () => true }
